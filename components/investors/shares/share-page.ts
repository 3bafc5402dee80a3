import { ShareInformation } from './share-information';
import { readShares } from './share-reading';

/** The page about the shares, the same on both layouts. */
export const SHARE_PAGE = { read: readShares, View: ShareInformation };
