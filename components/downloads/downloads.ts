import type { Read } from '@/lib/api/reader';
import { readPackages, readSoftware } from '@/lib/api/reads';
import type { InstallationPackage, List, SoftwareItem } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';

/** What the download pages are made from (§2, §7). */
export interface Downloads {
  software: Read<List<SoftwareItem>>;
  packages: Read<List<InstallationPackage>>;
}

export async function readDownloads({ locale }: PageContext): Promise<Downloads> {
  const [software, packages] = await Promise.all([readSoftware(locale), readPackages(locale)]);
  return { software, packages };
}
