import { writeFileSync } from 'node:fs';
import { installedPackages, LICENCES_FILE, licencesText } from './lib/licences.mjs';

/** `npm run licences`: writes THIRD-PARTY-LICENSES.txt anew from the packages that are installed. */
const packages = installedPackages();
const without = packages.filter(({ text }) => !text).map(({ name, licence }) => `${name} (${licence})`);
if (without.length > 0) {
  console.error(`No licence text is known of: ${without.join(', ')}. Add it to scripts/lib/licences.mjs.`);
  process.exitCode = 1;
} else {
  writeFileSync(LICENCES_FILE, licencesText(packages));
  console.log(`The licences of ${packages.length} packages are in THIRD-PARTY-LICENSES.txt.`);
}
