import { type Places, placesOf } from '../stack/environment.ts'
import { Postgres } from '../stack/postgres.ts'
import type { Settings } from '../stack/settings.ts'
import { keysFile } from './shop-env.ts'

/** The folder of a container in which volumes are mounted. */
const srv = '/srv/shop'

/** The PostgreSQL beside the containers; where both databases are elsewhere nobody asks for it. */
export function databaseOf({
  DATABASE_HOST,
  DATABASE_PORT,
  DATABASE_PASSWORD,
}: Settings): Postgres {
  return new Postgres({
    host: DATABASE_HOST,
    port: DATABASE_PORT,
    password: DATABASE_PASSWORD,
    ...{ dir: '', log: '' },
  })
}

export function placesInContainers(settings: Settings): Places {
  const postgres = databaseOf(settings)
  return {
    ...placesOf({ ...settings, VAR_DIR: srv }, (name) => postgres.url(name)),
    keysFile,
  }
}
