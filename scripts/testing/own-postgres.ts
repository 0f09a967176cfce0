import { chown, mkdir, writeFile } from 'node:fs/promises'
import { inRoot } from '../stack/paths.ts'
import { account } from '../stack/postgres-account.ts'
import type { Settings } from '../stack/settings.ts'
import { Stack } from '../stack/stack.ts'
import { makeCertificate } from './own-certificate.ts'
import { settingsUnderTest } from './stack-under-test.ts'

const folderOf = ({ VAR_DIR }: Settings) => inRoot(VAR_DIR, 'certificates')

export const certificateOf = (settings: Settings) => `${folderOf(settings)}/postgres.pem`

/** The runner itself connects without TLS, and makes the databases of the two applications' suites. */
const clientRules = `
hostnossl /^commerce_suite_ all all reject
hostnossl /_suite$ /_runtime$ all reject
host all all localhost scram-sha-256
`

/** A stack whose PostgreSQL also speaks TLS, and whose data need not survive this machine. */
export async function stackUnderTest(varDir: string): Promise<Stack> {
  const settings = await settingsUnderTest(varDir)
  const folder = folderOf(settings)
  await mkdir(folder, { recursive: true })
  const { certificate, key } = await makeCertificate(folder, 'postgres', ['localhost'])
  const rules = `${folder}/pg_hba.conf`
  await writeFile(rules, clientRules)
  const { uid, gid } = await account()
  if (uid !== undefined && gid !== undefined) await chown(key, uid, gid)
  return new Stack(settings, [
    'fsync=off',
    'ssl=on',
    `ssl_cert_file=${certificate}`,
    `ssl_key_file=${key}`,
    `hba_file=${rules}`,
  ])
}
