import { mkdirSync, writeFileSync } from 'node:fs';
import { COMPOSED, edgeConfig } from '../lib/edge/nginx';

/** `npm run edge`: writes the edge cache's configuration anew from the tables of the site. */
mkdirSync('deploy', { recursive: true });
writeFileSync('deploy/nginx.conf', edgeConfig(COMPOSED));
console.log('deploy/nginx.conf');
