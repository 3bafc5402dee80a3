import path from 'node:path';
import { contentFileUrl } from '../assets/address';
import { type FolderFile, type FolderTree, hashOf, readText, reasonOf } from './disk';
import type { ContentFile, Fault } from './model';
import { documentName, extensionOf, PICTURES, pictureName } from './names';
import { parseYaml, type YamlFile } from './yaml-file';

/** No document and no picture is larger, in bytes: what is larger is not searched either (lib/search/files). */
export const LARGEST_FILE = 30_000_000;

/** Where in a file another one is named. */
export interface Naming {
  yaml: Pick<YamlFile, 'fault'>;
  /** Path of the field that names it. */
  at: string;
  /** The folder that it lies in. */
  folder: string;
  name: string;
}

/** A content folder while it is read: what lies in it, what has been named so far, and what is wrong. */
export class Reading {
  readonly faults: Fault[];
  readonly #named = new Set<string>();
  readonly #hashes = new Map<string, string>();

  constructor(readonly tree: FolderTree) {
    this.faults = [...tree.faults];
  }

  /** A YAML file, where it is there and can be read; what is wrong with it is noted. */
  async yaml(file: string): Promise<YamlFile | undefined> {
    const found = this.tree.files.get(file);
    if (!found) return undefined;
    this.#named.add(file);
    const text = await this.text(found);
    if (text === undefined) return undefined;
    const yaml = parseYaml(file, text);
    this.faults.push(...yaml.faults);
    return yaml.faults.length > 0 ? undefined : yaml;
  }

  /** The text of a file; that it cannot be read is noted. */
  async text(file: FolderFile): Promise<string | undefined> {
    this.#named.add(file.path);
    const text = await readText(file);
    if (typeof text === 'string') return text;
    this.faults.push(text);
    return undefined;
  }

  /** A document that an entry names. */
  async document(
    naming: Naming,
    about: Pick<ContentFile, 'role' | 'languages' | 'pages' | 'formerly'> & { id: string; isOnly: boolean },
  ): Promise<ContentFile | undefined> {
    const { id, isOnly, ...facts } = about;
    const file = this.#find(naming);
    if (!file) return undefined;
    if (extensionOf(file.path) !== 'pdf') return this.#wrong(naming, `${naming.name} must be a PDF.`);
    return this.#kept(naming, file, {
      name: documentName(id, facts.role, isOnly),
      type: 'application/pdf',
      ...facts,
    });
  }

  /** A picture that an entry or its text names. */
  async picture(naming: Naming): Promise<ContentFile | undefined> {
    const file = this.#find(naming);
    if (!file) return undefined;
    const type = PICTURES[extensionOf(file.path)];
    if (type === undefined) {
      return this.#wrong(naming, `${naming.name} must be a picture: ${Object.keys(PICTURES).join(', ')}.`);
    }
    return this.#kept(naming, file, { name: pictureName(file.path), type, languages: [], role: 'picture' });
  }

  /** The address that a picture will have, or the one that is given. */
  async pictureAddress(naming: Naming, files: ContentFile[]): Promise<string | undefined> {
    if (/^(?:https?:\/\/|\/)/.test(naming.name)) return naming.name;
    const picture = await this.picture(naming);
    if (!picture) return undefined;
    if (!files.some(({ path }) => path === picture.path)) files.push(picture);
    return contentFileUrl(picture);
  }

  /** Files of a folder whose own file cannot be read: nobody knows what it names. */
  nameAllIn(folder: string): void {
    for (const file of this.tree.files.keys()) if (file.startsWith(`${folder}/`)) this.#named.add(file);
  }

  /** Files that lie there and that nothing names. */
  unnamed(): string[] {
    return [...this.tree.files.keys()].filter((file) => !this.#named.has(file));
  }

  #find(naming: Naming): FolderFile | undefined {
    const { folder, name } = naming;
    if (name.includes('/') || name.includes('\\')) {
      return this.#wrong(naming, `${name} must lie beside this file, and be named without a folder.`);
    }
    const wanted = path.posix.join(folder, name);
    const exact = this.tree.files.get(wanted);
    if (exact) return exact;
    // Macs write letters with accents in two parts.
    const others = [...this.tree.files.values()].filter((file) => path.posix.dirname(file.path) === folder);
    const same = others.find((file) => file.path.normalize('NFC') === wanted.normalize('NFC'));
    if (same) return same;
    const near = others.find((file) => file.path.toLowerCase() === wanted.toLowerCase());
    const instead = near ? `: there is ${path.posix.basename(near.path)}, in other letters` : '';
    return this.#wrong(naming, `${name} is named here and is not there${instead}.`);
  }

  async #kept(
    naming: Naming,
    file: FolderFile,
    facts: Omit<ContentFile, 'sha256' | 'bytes' | 'path'>,
  ): Promise<ContentFile | undefined> {
    this.#named.add(file.path);
    if (file.bytes === 0) return this.#wrong(naming, `${naming.name} is empty.`);
    if (file.bytes > LARGEST_FILE) {
      const size = `${Math.ceil(file.bytes / 1e6)} MB`;
      return this.#wrong(naming, `${naming.name} has ${size}, and may have ${LARGEST_FILE / 1e6} MB.`);
    }
    try {
      const sha256 = this.#hashes.get(file.path) ?? (await hashOf(file));
      this.#hashes.set(file.path, sha256);
      return { sha256, bytes: file.bytes, path: file.path, ...facts };
    } catch (error) {
      return this.#wrong(naming, `${naming.name} cannot be read: ${reasonOf(error)}.`);
    }
  }

  #wrong({ yaml, at }: Naming, message: string): undefined {
    this.faults.push(yaml.fault(at, message));
  }
}
