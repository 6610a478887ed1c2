import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The properties of the server that an attack uses. */
export interface Target {
  address: string;
  token: string;
  /** 200 of 300 venues in one place, with names of forty similar words. */
  clusteredVenues: string[];
}

export interface Attack {
  name: string;
  /** Attacks until the signal, and returns the statuses of the responses. */
  run(target: Target, signal: AbortSignal): Promise<number[]>;
}

export interface Sent {
  method: string;
  path: string;
  type?: string;
  body?: Buffer;
  authorization?: string;
}

const agent = new Agent({ keepAlive: true });

/** The status of the response; 0 when the connection broke. */
const send = ({ address, token }: Target, { method, path, type, body, authorization }: Sent) =>
  new Promise<number>((resolve) => {
    const headers = {
      authorization: authorization ?? `Bearer ${token}`,
      ...(body && { 'content-type': type, 'content-length': body.length }),
    };
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end(body);
  });

/** Sends requests without a pause, some at a time. */
export const flood =
  (parallel: number, next: (target: Target) => Sent): Attack['run'] =>
  async (target, signal) => {
    const statuses: number[] = [];
    const attacker = async () => {
      while (!signal.aborted) statuses.push(await send(target, next(target)));
    };
    await Promise.all(Array.from({ length: parallel }, attacker));
    return statuses;
  };

/** Opens connections and does something with each until the signal. */
export const occupy =
  (connections: number, use: (socket: Socket) => void): Attack['run'] =>
  async ({ address }, signal) => {
    const { hostname, port } = new URL(address);
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      socket.once('connect', () => use(socket));
      return socket;
    });
    await sleep(2 ** 31 - 1, undefined, { signal }).catch(() => {});
    for (const socket of sockets) socket.destroy();
    return [];
  };
