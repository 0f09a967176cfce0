import { createHmac } from 'node:crypto'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'

/** The password of a database's owner, derived one-way from the superuser's. */
export function ownerPassword(superuserPassword: string, owner: string): string {
  return createHmac('sha256', superuserPassword).update(`owner of ${owner}`).digest('base64url')
}

async function exists(client: Client, sql: string, name: string): Promise<boolean> {
  return (await client.query(sql, [name])).rowCount === 1
}

/** Creates a database that only its owner, a user of the same name, may enter, unless it exists. */
export async function ensureOwnedDatabase(
  client: Client,
  name: string,
  password: string,
): Promise<void> {
  const quoted = escapeIdentifier(name)
  const hasOwner = await exists(client, 'select from pg_roles where rolname = $1', name)
  const verb = hasOwner ? 'alter' : 'create'
  await client.query(`${verb} role ${quoted} login password ${escapeLiteral(password)}`)
  const isThere = await exists(client, 'select from pg_database where datname = $1', name)
  if (!isThere) await client.query(`create database ${quoted}`)
  await client.query(`alter database ${quoted} owner to ${quoted}`)
  await client.query(`revoke connect on database ${quoted} from public`)
}

/**
 * Transfers all objects of a database to its owner: in older versions they belonged to the
 * superuser. Objects of extensions are not transferred.
 */
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
