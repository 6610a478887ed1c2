import { generateKeyPairSync } from 'node:crypto';

/** The content of a key file as Google writes it for a service account. */
export function serviceAccountKey(projectId = 'campetto-1') {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    type: 'service_account',
    project_id: projectId,
    client_email: `server@${projectId}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
