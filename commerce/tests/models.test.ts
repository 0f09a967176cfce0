import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { DmlEntity, mikroOrmCreateConnection, toMikroOrmEntities } from '@medusajs/framework/utils'
import { expect, test } from 'vitest'
import { tlsOf } from '../src/platform/database/connections'
import { workerDatabaseUrl } from './support/database'
import { useShop } from './support/shop'

useShop()

/** Indexes that only migrations define, and checks, which PostgreSQL rewords. */
const beyondModels = [
  /^set names/,
  / constraint /,
  /^drop index/,
  /^alter table "order_rating" alter column "state" type text/,
]

async function modelsOf(folder: string): Promise<unknown[]> {
  const files = globSync(`${folder}/*.ts`).map((file) => import(resolve(file)))
  return (await Promise.all(files)).flatMap(Object.values).filter(DmlEntity.isDmlEntity)
}

async function connect(folder: string) {
  const migrations = resolve(folder, '../migrations')
  const [snapshot = ''] = globSync('.snapshot-*.json', { cwd: migrations })
  return mikroOrmCreateConnection(
    {
      clientUrl: workerDatabaseUrl(),
      driverOptions: { connection: { ssl: tlsOf(workerDatabaseUrl()) } },
      snapshotName: snapshot.replace('.json', ''),
    },
    toMikroOrmEntities(await modelsOf(folder)),
    migrations,
  )
}

test.each(globSync('src/*/module/models'))(
  '%s have their migrations, and the snapshot from which the next one is written',
  async (folder) => {
    const orm = await connect(folder)
    try {
      const sql = await orm.getSchemaGenerator().getUpdateSchemaSQL({ safe: true })
      const missing = sql
        .split('\n')
        .filter((line) => line !== '' && !beyondModels.some((known) => known.test(line)))
      expect(missing).toEqual([])
      expect(await orm.getMigrator().checkMigrationNeeded()).toBe(false)
    } finally {
      await orm.close()
    }
  },
)

test('migration names are unique, as Medusa records them in one table', () => {
  const names = globSync('src/*/module/migrations/Migration*.ts').map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
