import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FOREVER } from '../cache-control.ts';
import type { BucketConfig } from '../config.ts';
import { MediaError, type MediaStore, PICTURE_TYPE } from './media-store.ts';

/** Pictures in a bucket of an S3-compatible service; the library finds the credentials. */
export function openBucket({ bucket, prefix, region, endpoint }: BucketConfig): MediaStore {
  const client = new S3Client({
    region,
    // Services other than Amazon's rarely have a host name for each bucket or support all checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async put(key, bytes) {
      const headers = { ContentType: PICTURE_TYPE, CacheControl: FOREVER };
      try {
        await client.send(new PutObjectCommand({ ...at(key), ...headers, Body: bytes }));
      } catch (error) {
        throw new MediaError(error);
      }
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('no body');
        return { size: ContentLength, body: Body };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw new MediaError(error);
      }
    },
    async remove(key) {
      try {
        await client.send(new DeleteObjectCommand(at(key)));
      } catch (error) {
        throw new MediaError(error);
      }
    },
  };
}
