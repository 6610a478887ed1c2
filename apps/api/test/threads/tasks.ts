import { startHeartbeat } from '../../src/threads/heartbeat.ts';
import type { TaskInput } from '../../src/threads/thread-pool.ts';

type Input = TaskInput<{ text: string }>;

export async function repeat({ text, port }: Input): Promise<string> {
  using _ = startHeartbeat(port);
  return text + text;
}

export async function wait({ port }: Input): Promise<void> {
  using _ = startHeartbeat(port);
  await new Promise(() => {});
}

export async function loop({ port }: Input): Promise<void> {
  using _ = startHeartbeat(port);
  for (;;);
}

export async function fill({ port }: Input): Promise<number> {
  using _ = startHeartbeat(port);
  const all: object[] = [];
  for (;;) all.push({ number: all.length });
}

export async function fail({ port }: Input): Promise<void> {
  using _ = startHeartbeat(port);
  throw new TypeError('not like this');
}
