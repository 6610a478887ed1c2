import { FirebaseError } from 'firebase-admin/app';
import { latestAdminRecord, recordAudit } from '../audit/repository.ts';
import { ConfigError, readDatabaseConfig, readIdentityConfig } from '../config.ts';
import { connect } from '../db/connection.ts';
import { newId } from '../db/id.ts';
import { transact } from '../db/transact.ts';
import { recordActivity } from '../history/repository.ts';
import { firebaseAuth } from './verifier.ts';

/**
 * `node src/identity/admin-cli.ts grant|revoke <email> | list`: makes an account an administrator, withdraws it, or lists
 * the administrators.
 */
async function main([action, typed]: string[]): Promise<string> {
  if (action === 'list') return listAdmins();
  if ((action !== 'grant' && action !== 'revoke') || !typed) {
    throw new ConfigError('Pass grant or revoke and the e-mail of an account, or list.');
  }
  const auth = firebaseAuth(readIdentityConfig(process.env));
  // Firebase stores addresses in lower case; records are found by the address of the account.
  const { uid, customClaims, email = typed } = await auth.getUserByEmail(typed);
  const { admin: wasAdmin = false, ...others } = customClaims ?? {};
  const admin = action === 'grant';
  const recorded = await record({ uid, email, admin }, wasAdmin !== admin, async () => {
    await auth.setCustomUserClaims(uid, admin ? { ...others, admin } : others);
    if (!admin) await auth.revokeRefreshTokens(uid);
  });
  return [
    `${email} ${resultOf(admin, wasAdmin)}`,
    ...(recorded ? [] : ['This is not recorded in the activity: DATABASE_URL is not set.']),
  ].join(' ');
}

async function listAdmins(): Promise<string> {
  const auth = firebaseAuth(readIdentityConfig(process.env));
  const names: string[] = [];
  for (let page: string | undefined; ; ) {
    const { users, pageToken } = await auth.listUsers(1000, page);
    const admins = users.filter(({ customClaims }) => customClaims?.['admin'] === true);
    names.push(...admins.map(({ email, uid }) => email ?? uid));
    if (!pageToken) return names.sort().join('\n') || 'No account is an administrator.';
    page = pageToken;
  }
}

function resultOf(admin: boolean, wasAdmin: boolean): string {
  if (admin && wasAdmin) return 'was an administrator already.';
  if (admin) return 'is an administrator from the next sign-in on, at the latest in an hour.';
  if (wasAdmin) {
    return 'is no longer an administrator, at the latest in a minute, and has to sign in again.';
  }
  return 'was not an administrator, and has to sign in again.';
}

/**
 * Changes an account and records that in the activity (D30) and the audit log, even an earlier change that was not
 * recorded. The account is changed before the record is committed: neither happens if the other one fails, unless the
 * database is lost at that moment. Resolves to false when there is no database to write to.
 */
async function record(
  account: { uid: string; email: string; admin: boolean },
  isChange: boolean,
  change: () => Promise<void>,
): Promise<boolean> {
  const config = readDatabaseConfig(process.env);
  if (!config.databaseUrl) {
    await change();
    return false;
  }
  const { db, close } = await connect(config, console);
  try {
    const kind = account.admin ? 'adminAdded' : 'adminRemoved';
    await transact(db, async (transaction) => {
      const latest = await latestAdminRecord(transaction, account.email);
      if (isChange || kind !== (latest ?? 'adminRemoved')) {
        await recordActivity(transaction, {
          id: newId(),
          kind,
          at: new Date(),
          actorUid: account.uid,
          actorEmail: account.email,
        });
        await recordAudit(transaction, { kind, details: { email: account.email } });
      }
      await change();
    });
    return true;
  } finally {
    await close();
  }
}

/** The error as one sentence. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof FirebaseError)) return error;
  if (error.code === 'auth/user-not-found') return 'There is no account with this e-mail.';
  if (error.code === 'auth/invalid-email') return 'This is not an e-mail address.';
  if (error.httpResponse?.status === 403) {
    return 'The service account needs the role Firebase Authentication Admin in the project of FIREBASE_PROJECT_ID.';
  }
  // An access token that cannot be requested has the same code as a wrong key file.
  const unreachable = /failed, reason: ([^"]+)/.exec(error.message);
  if (unreachable) return `The identity provider does not respond: ${unreachable[1]}.`;
  if (error.code === 'app/invalid-credential') {
    return 'GOOGLE_APPLICATION_CREDENTIALS must name the key file of a service account.';
  }
  return `The identity provider does not respond: ${error.message}`;
}

main(process.argv.slice(2)).then(console.log, (error) => {
  console.error(explain(error));
  process.exitCode = 1;
});
