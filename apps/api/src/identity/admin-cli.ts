import { FirebaseError } from 'firebase-admin/app';
import { ConfigError, readIdentityConfig } from '../config.ts';
import { firebaseAuth } from './verifier.ts';

/** `node src/identity/admin-cli.ts grant|revoke <email>`: makes an account an administrator, or withdraws it. */
async function main([action, email]: string[]): Promise<string> {
  if ((action !== 'grant' && action !== 'revoke') || !email) {
    throw new ConfigError('Pass grant or revoke and the e-mail of an account.');
  }
  const auth = firebaseAuth(readIdentityConfig(process.env));
  const { uid, customClaims } = await auth.getUserByEmail(email);
  const { admin: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, action === 'grant' ? { ...others, admin: true } : others);
  return action === 'grant'
    ? `${email} is an administrator from the next sign-in on, at the latest in an hour.`
    : `${email} is no longer an administrator, at the latest in an hour.`;
}

/** The error as one sentence. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof FirebaseError)) return error;
  if (error.code === 'auth/user-not-found') return 'There is no account with this e-mail.';
  if (error.code === 'auth/invalid-email') return 'This is not an e-mail address.';
  if (error.code === 'app/invalid-credential') {
    return 'GOOGLE_APPLICATION_CREDENTIALS must name the key file of a service account.';
  }
  return `The identity provider does not respond: ${error.message}`;
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
