import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** The span of the request that is worked on. */
export const activeSpan = new AsyncLocalStorage<Span>();
