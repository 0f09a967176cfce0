import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionConfig } from 'payload'
import { closed, editors } from '../access/rules'
import { invalid, isPlainObject } from '../endpoints/read-change'
import { badRequest, bodyOf, writerEndpoint } from '../endpoints/responses'
import { capLimit } from '../hooks/http-limits'
import { groups, label } from '../labels'
import { execute } from '../transaction'

type Missed = { words: string; count: number }

const mostWords = 200
const longestWords = 100
/** Rows above this number are deleted, those not searched for longest first. */
const keptRows = 5000

const isMissed = (given: unknown): given is Missed =>
  isPlainObject(given) &&
  typeof given.words === 'string' &&
  given.words !== '' &&
  given.words.length <= longestWords &&
  Number.isSafeInteger(given.count) &&
  Number(given.count) > 0

const areMissed = (given: unknown): given is Missed[] =>
  Array.isArray(given) && given.length <= mostWords && given.every(isMissed)

/** `POST /searches/missed` with `{missed: [{words, count}]}` adds to the counts. */
const addMissed = writerEndpoint('post', '/missed', async (req) => {
  const body = await bodyOf(req)
  if (!isPlainObject(body) || !areMissed(body.missed)) return badRequest([invalid('missed')])
  await execute(
    req,
    sql`
      insert into searches (words, count, updated_at, created_at)
      select words, sum(count), now(), now()
      from jsonb_to_recordset(${JSON.stringify(body.missed)}::jsonb)
        as missed (words varchar, count numeric)
      group by words
      on conflict (words) do update
      set count = searches.count + excluded.count, updated_at = now()`,
  )
  await execute(
    req,
    sql`
      delete from searches where id in
        (select id from searches order by updated_at desc offset ${keptRows})`,
  )
  return Response.json({})
})

/** Searches that found no product, without persons (ADR 0183). Editors delete what is settled. */
export const searches: CollectionConfig = {
  slug: 'searches',
  labels: {
    singular: label('Tìm không thấy', 'Search without a result'),
    plural: label('Tìm không thấy', 'Searches without a result'),
  },
  admin: {
    group: groups.site,
    useAsTitle: 'words',
    defaultColumns: ['words', 'count', 'updatedAt'],
  },
  defaultSort: '-count',
  access: { ...closed, admin: editors, read: editors, delete: editors },
  hooks: { beforeOperation: [capLimit] },
  endpoints: [addMissed],
  lockDocuments: false,
  fields: [
    {
      name: 'words',
      type: 'text',
      label: label('Từ khách gõ', 'Words'),
      required: true,
      unique: true,
    },
    { name: 'count', type: 'number', label: label('Số lần', 'Times'), required: true },
  ],
}
