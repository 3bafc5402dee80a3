import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256, zip } from './lib/zip.mjs';

/**
 * `node scripts/installers.mjs`: the sample archives behind the download buttons; it prints what
 * content/software.yaml has to say of them. They hold a note in three languages and install
 * nothing; whoever runs the site puts installers in their place.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const INSTALLERS = [
  { system: 'Android', file: 'tradego-android-8.2.00-sample.zip', version: '8.2.00', date: '2026-09-03' },
  { system: 'Windows', file: 'tradego-windows-10.30-sample.zip', version: '10.30', date: '2026-10-28' },
  { system: 'Mac', file: 'tradego-mac-2.8.2-sample.zip', version: '2.8.2', date: '2026-09-28' },
];

/** @param {{ system: string, version: string }} installer */
export function noteOf({ system, version }) {
  return [
    `捷利交易寶 ${system} 版 ${version}：示範檔案`,
    '此檔案並非安裝程式，只供示範下載及核對 SHA-256 之用，不會安裝任何軟件。',
    '',
    `捷利交易宝 ${system} 版 ${version}：示例文件`,
    '此文件不是安装程序，仅用于演示下载和校验 SHA-256，不会安装任何软件。',
    '',
    `TradeGo for ${system} ${version}: sample file`,
    'This is not an installer. It shows how a download is made and its SHA-256 checked, and installs nothing.',
    '',
  ].join('\n');
}

/** Every sample archive by its address, with its bytes and what content/software.yaml says of it. */
export function installers() {
  return INSTALLERS.map((installer) => {
    const bytes = zip({ 'README.txt': noteOf(installer) }, installer.date);
    const known = { bytes: bytes.length, sha256: sha256(bytes), published: `${installer.date}T00:00:00+08:00` };
    return { address: `/assets/installers/${installer.file}`, bytes, known };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { address, bytes, known } of installers()) {
    const file = path.join(ROOT, 'public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    const said = Object.entries(known).map(([name, value]) => `    ${name}: ${value}`);
    console.log([`    url: ${address}`, ...said].join('\n'));
  }
}
