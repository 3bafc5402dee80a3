import { company } from './facts';

/** The registrar whom shareholders in Hong Kong write to: its register here, or the only one there is. */
export function registrarHere() {
  const registrars = company().registrars ?? [];
  return registrars.find(({ where }) => where === 'hongKong' || where === 'only') ?? registrars[0];
}
