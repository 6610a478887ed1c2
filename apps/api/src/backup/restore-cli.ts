import { openMediaStore } from '../pictures/open-media-store.ts';
import { runCommand } from './command.ts';
import { restore } from './restore.ts';

/** `node src/backup/restore-cli.ts <folder of one backup>` */
await runCommand({
  usage: 'Pass the folder of one backup.',
  options: {},
  async work(folder, _options, { databaseUrl, media }) {
    const { at, rows } = await restore({ folder, databaseUrl, media: await openMediaStore(media) });
    console.log(`Restored the backup of ${at}: ${rows['public.venues'] ?? 0} venues.`);
    return 0;
  },
});
