import { STATUS_PATHS, type VenueStatus } from './venue/status.ts';

/** Methods and paths of the server's endpoints (spec §7 and beyond). */
export const ENDPOINTS = {
  count: { method: 'GET', path: '/api/venues/count' },
  filterOptions: { method: 'GET', path: '/api/venues/filters' },
  approve: { method: 'POST', path: '/api/venues/approve' },
  discard: { method: 'DELETE', path: '/api/venues/discard' },
  restore: { method: 'POST', path: '/api/venues/restore' },
  update: { method: 'PUT', path: '/api/venues/update' },
  create: { method: 'POST', path: '/api/venues/create' },
  replacePicture: { method: 'PUT', path: '/api/venues/picture' },
  removePicture: { method: 'DELETE', path: '/api/venues/picture' },
  matches: { method: 'GET', path: '/api/venues/matches' },
  decisions: { method: 'POST', path: '/api/venues/decisions' },
  decisionRuns: { method: 'GET', path: '/api/venues/decisions' },
  stopRun: { method: 'POST', path: '/api/venues/decisions/stop' },
  resumeRun: { method: 'POST', path: '/api/venues/decisions/resume' },
  dismissRun: { method: 'POST', path: '/api/venues/decisions/dismiss' },
  history: { method: 'GET', path: '/api/venues/history' },
  reasons: { method: 'GET', path: '/api/venues/reasons' },
  checkCounts: { method: 'GET', path: '/api/venues/checks' },
  duplicates: { method: 'POST', path: '/api/venues/duplicates' },
  cluster: { method: 'GET', path: '/api/venues/duplicates/cluster' },
  mergeDuplicates: { method: 'POST', path: '/api/venues/duplicates/merge' },
  setAside: { method: 'PUT', path: '/api/venues/set-aside' },
  requeue: { method: 'DELETE', path: '/api/venues/set-aside' },
  leases: { method: 'POST', path: '/api/venues/leases' },
  reviewers: { method: 'GET', path: '/api/reviewers' },
  export: { method: 'GET', path: '/api/venues/export' },
  imports: { method: 'POST', path: '/api/imports' },
  importPreview: { method: 'POST', path: '/api/imports/preview' },
  addressSearch: { method: 'GET', path: '/api/geocode/search' },
  activity: { method: 'GET', path: '/api/activity' },
  actors: { method: 'GET', path: '/api/activity/actors' },
  decisionStatistics: { method: 'GET', path: '/api/activity/decisions' },
  audit: { method: 'GET', path: '/api/audit' },
  auditExport: { method: 'GET', path: '/api/audit/export' },
  keys: { method: 'GET', path: '/api/keys' },
  grantKey: { method: 'POST', path: '/api/keys' },
  revokeKey: { method: 'DELETE', path: '/api/keys' },
  undo: { method: 'POST', path: '/api/activity/undo' },
  undoBatch: { method: 'POST', path: '/api/activity/undo/batch' },
  config: { method: 'GET', path: '/api/config' },
} as const;

/** The path of the list of a status. */
export const listPath = (status: VenueStatus) => `/api/venues/${STATUS_PATHS[status]}` as const;

/** The path of the count of a list. */
export const listCountPath = (status: VenueStatus) => `${listPath(status)}/count` as const;
