import { type Missed, mostMissed } from '@nas/domain/missed'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionConfig, CollectionSlug, Field, PayloadRequest, TextField } from 'payload'
import { closed, editors, publishers } from '../access/rules'
import { invalid, isPlainObject } from '../endpoints/read-change'
import { badRequest, bodyOf, writerEndpoint } from '../endpoints/responses'
import { capLimit } from '../hooks/http-limits'
import { groups, type Label, label } from '../labels'
import { execute } from '../transaction'

/** Rows above this number are deleted, those not missed for longest first. */
const keptRows = 5000

type Counted = {
  slug: CollectionSlug & ('searches' | 'missing-pages')
  singular: Label
  plural: Label
  text: { name: string; label: Label; maxLength: number }
  isMissing?: (req: PayloadRequest, text: string) => Promise<boolean>
  fields?: Field[]
}

/**
 * What visitors did not find, without persons, and how often; `POST /<slug>/missed` with
 * `{missed: [{text, count}]}` adds to the counts. Editors delete what is settled.
 */
export function countedCollection(counted: Counted): CollectionConfig {
  const { slug, text, isMissing = async () => true } = counted
  const isMissed = (given: unknown): given is Missed =>
    isPlainObject(given) &&
    typeof given.text === 'string' &&
    given.text !== '' &&
    given.text.length <= text.maxLength &&
    Number.isSafeInteger(given.count) &&
    Number(given.count) > 0
  const areMissed = (given: unknown): given is Missed[] =>
    Array.isArray(given) && given.length <= mostMissed && given.every(isMissed)
  const [table, column] = [sql.identifier(slug.replace('-', '_')), sql.identifier(text.name)]

  const addMissed = writerEndpoint('post', '/missed', async (req) => {
    const body = await bodyOf(req)
    if (!isPlainObject(body) || !areMissed(body.missed)) return badRequest([invalid('missed')])
    const missed: Missed[] = []
    for (const one of body.missed) if (await isMissing(req, one.text)) missed.push(one)
    await execute(
      req,
      sql`
        insert into ${table} (${column}, count, updated_at, created_at)
        select text, sum(count), now(), now()
        from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb)
          as missed (text varchar, count numeric)
        group by text
        on conflict (${column}) do update
        set count = ${table}.count + excluded.count, updated_at = now()`,
    )
    await execute(
      req,
      sql`
        delete from ${table} where id in
          (select id from ${table} order by updated_at desc offset ${keptRows})`,
    )
    return Response.json({})
  })

  return {
    slug,
    labels: { singular: counted.singular, plural: counted.plural },
    admin: {
      group: groups.site,
      useAsTitle: text.name,
      defaultColumns: [text.name, 'count', 'updatedAt'],
    },
    defaultSort: '-count',
    access: { ...closed, admin: editors, read: editors, delete: publishers },
    hooks: { beforeOperation: [capLimit] },
    endpoints: [addMissed],
    lockDocuments: false,
    fields: [
      { ...text, type: 'text', required: true, unique: true } satisfies TextField,
      { name: 'count', type: 'number', label: label('Số lần', 'Times'), required: true },
      ...(counted.fields ?? []),
    ],
  }
}
