import { AuthEmulator } from 'firebase-tools/lib/emulator/auth/index.js';

// Firebase's sign-in emulator without the command line around it, which loads much more and takes
// three times as long to start. Arguments: project, host, port.

// The emulator itself does not report that it cannot listen: another start has taken the port meanwhile.
process.once('uncaughtException', ({ message }) => {
  console.error(`The sign-in emulator has ended: ${message}.`);
  process.exit(1);
});

const [projectId = '', host = '', port = ''] = process.argv.slice(2);
await new AuthEmulator({ projectId, host, port: Number(port) }).start();
