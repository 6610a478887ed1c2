import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketConfig } from '../../../src/config.ts';

/** A store on loopback that speaks S3 and checks each signature, with one empty bucket. */
export async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'campetto-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port }: AddressInfo = await store.run();
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  return {
    config: {
      kind: 's3',
      bucket: 'pictures',
      prefix: 'campetto/',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
    } satisfies BucketConfig,
    async stop() {
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}
