import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
export const inProject = (path) => fileURLToPath(new URL(path, root));
export const inPublic = (path) => inProject(`public/${path}`);
