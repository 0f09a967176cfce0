import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { type ApplicationDatabase, runtimeGrants } from '../../settings/src/runtime-role.ts'

/** Addresses of one database: for migrations and seeds, and for the running application. */
export interface DatabaseAddresses {
  owner: string
  runtime: string
}

const timeoutMs = 10_000

export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The role of the running application; it owns nothing (ADR 0130). */
export const runtimeRole = (database: string) => `${database}_runtime`

/** Passwords of roles are derived one-way from the superuser's. */
const derived = (superuserPassword: string, text: string) =>
  createHmac('sha256', superuserPassword).update(text).digest('base64url')

export const rolePasswords = (superuserPassword: string, database: string) => ({
  owner: derived(superuserPassword, `owner of ${database}`),
  runtime: derived(superuserPassword, `runtime of ${database}`),
})

export const monitoringPassword = (superuserPassword: string) =>
  derived(superuserPassword, 'monitoring')

async function exists(client: Client, sql: string, name: string): Promise<boolean> {
  return (await client.query(sql, [name])).rowCount === 1
}

async function ensureRole(client: Client, name: string, password: string): Promise<void> {
  const isThere = await exists(client, 'select from pg_roles where rolname = $1', name)
  const verb = isThere ? 'alter' : 'create'
  await client.query(
    `${verb} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`,
  )
}

/** The role of Prometheus' exporter, which reads statistics and no tables. */
export async function ensureMonitoring(client: Client, password: string): Promise<void> {
  await ensureRole(client, 'monitoring', password)
  await client.query('grant pg_monitor to monitoring')
}

/** Only the owner, which has the same name, and the runtime role may connect. */
export async function ensureOwnedDatabase(
  client: Client,
  name: string,
  passwords: ReturnType<typeof rolePasswords>,
): Promise<void> {
  const [owner, runtime] = [escapeIdentifier(name), escapeIdentifier(runtimeRole(name))]
  await ensureRole(client, name, passwords.owner)
  await ensureRole(client, runtimeRole(name), passwords.runtime)
  const isThere = await exists(client, 'select from pg_database where datname = $1', name)
  if (!isThere) await client.query(`create database ${owner}`)
  await client.query(`alter database ${owner} owner to ${owner}`)
  await client.query(`revoke connect on database ${owner} from public`)
  await client.query(`grant connect on database ${owner} to ${runtime}`)
}

/** Before, objects belonged to the superuser. Objects of extensions are not transferred. */
export async function ownEverything(client: Client, owner: string): Promise<void> {
  const { rows } = await client.query<{ change: string }>(
    `with own as (select oid from pg_roles where rolname = $1),
       ours as (
         select oid from pg_namespace where nspname !~ '^(pg_|information_schema$)'),
       brought as (select objid from pg_depend where deptype = 'e')
     select format('alter schema %I owner to %I', nspname, $1::text) as change
     from pg_namespace
     where oid in (select oid from ours) and nspowner not in (select oid from own)
     union all
     select format('alter %s %s owner to %I',
       case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
       oid::regclass, $1::text)
     from pg_class
     where relnamespace in (select oid from ours) and relowner not in (select oid from own)
       and relkind in ('r', 'p', 'v', 'm') and oid not in (select objid from brought)
     union all
     select format('alter sequence %s owner to %I', s.oid::regclass, $1::text)
     from pg_class s
     where s.relnamespace in (select oid from ours) and s.relowner not in (select oid from own)
       and s.relkind = 'S' and s.oid not in (select objid from brought)
       and not exists (select from pg_depend where objid = s.oid and deptype in ('a', 'i'))
     union all
     select format('alter routine %s owner to %I', oid::regprocedure, $1::text)
     from pg_proc
     where pronamespace in (select oid from ours) and proowner not in (select oid from own)
       and oid not in (select objid from brought)
     union all
     select format('alter type %s owner to %I', oid::regtype, $1::text)
     from pg_type
     where typnamespace in (select oid from ours) and typowner not in (select oid from own)
       and typtype in ('e', 'd') and oid not in (select objid from brought)`,
    [owner],
  )
  for (const { change } of rows) await client.query(change)
}

const userIn = (address: string) => decodeURIComponent(new URL(address).username)

/** An external database with one user for everything is not changed. */
export async function grantRuntime(
  database: ApplicationDatabase,
  { owner, runtime }: DatabaseAddresses,
): Promise<void> {
  const role = userIn(runtime)
  if (role === userIn(owner)) return
  await withClient(owner, (client) => client.query(runtimeGrants(database, role)))
}
