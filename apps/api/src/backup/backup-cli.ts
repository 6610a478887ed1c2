import { ConfigError } from '../config.ts';
import { openMediaStore } from '../pictures/open-media-store.ts';
import { backup } from './backup.ts';
import { runCommand } from './command.ts';

/** `node src/backup/backup-cli.ts [--keep-days <n>] <folder>` */
await runCommand({
  usage: 'Pass the folder of the backups, and as --keep-days for how many days they are kept.',
  options: { 'keep-days': { type: 'string', default: '90' } },
  async work(target, { 'keep-days': keep }, { databaseUrl, media }) {
    if (!/^[1-9]\d{0,4}$/.test(String(keep))) {
      throw new ConfigError('--keep-days must be a whole number of days.');
    }
    const store = await openMediaStore(media);
    const done = await backup({ databaseUrl, media: store, target, keepDays: Number(keep) });
    console.log(`${done.folder}: database and ${done.pictures} picture files.`);
    for (const path of done.future) {
      console.error(
        `${path} has a time in the future: rename it to the time at which it was written, or remove it.`,
      );
    }
    if (done.damaged[0] !== undefined) {
      console.error(
        `${done.damaged.length} picture files of the backup before are damaged and were copied again, the first of them ${done.damaged[0]}.`,
      );
    }
    if (done.lost[0] !== undefined) {
      const place = media.kind === 'folder' ? media.path : 'the bucket of MEDIA_URL';
      console.error(
        `${done.lost.length} picture files that venues show do not exist in ${place}, the first of them ${done.lost[0]}.`,
      );
    }
    return done.future.length + done.damaged.length + done.lost.length > 0 ? 1 : 0;
  },
});
