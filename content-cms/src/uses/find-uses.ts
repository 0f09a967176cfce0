import { pathOfRecord } from '@nas/domain/page-addresses'
import { filmFolder } from '@nas/domain/rich-text/video-address'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { pageOf } from '../fields/existing-pages'
import { execute } from '../transaction'

export interface Target {
  collection: CollectionSlug
  id: number
  /** By `pathOfTarget`. */
  path: string | null
}

export interface Use {
  /** Slug of a collection or, without `id`, of a global. */
  in: string
  id: number | null
  title: string
}

interface Found {
  id: number
  name?: unknown
  link?: unknown
}

const maxUses = 20

/** Path of its page, or of its file in texts; null without one. */
export const pathOfTarget = (collection: CollectionSlug, record: object): string | null =>
  collection === 'films'
    ? `${filmFolder}${Object(record).filename}`
    : pathOfRecord(collection, { ...record })

/** Pages need these records; they leave out others that are missing. */
const needed = new Set<CollectionSlug>(['media', 'films', 'categories', 'subcategories', 'works'])

function relationsTo(target: CollectionSlug, fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload') {
      return field.relationTo === target ? [field.name] : []
    }
    const inner = 'flattenedFields' in field ? relationsTo(target, field.flattenedFields) : []
    return inner.map((name) => `${field.name}.${name}`)
  })
}

/** Nodes of a rich text that name the record or link to its page, as paths of JSON. */
function mentions({ collection, id, path }: Target, onlyLinks: boolean): string[] {
  const links = path === null ? [] : [`$.** ? (@.url == ${JSON.stringify(path)})`]
  if (onlyLinks) return links
  if (collection === 'media') {
    return [
      `$.** ? (@.relationTo == "media" && @.value == ${id})`,
      `$.** ? (@.blockType == "gallery" && @.pictures == ${id})`,
    ]
  }
  const cards = `$.** ? (@.blockType == "products" && @.products == ${id})`
  return collection === 'products' ? [...links, cards] : links
}

/** By the indexes of `database.ts`. */
async function mentionedIn(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  paths: string[],
): Promise<number[]> {
  const texts = flattenedFields.filter(({ type }) => type === 'richText')
  const conditions = texts.flatMap(({ name }) =>
    paths.map((path) => sql`${sql.identifier(name)} @? ${path}::jsonpath`),
  )
  if (conditions.length === 0) return []
  const rows = await execute<{ id: number }>(
    req,
    sql`select distinct _parent_id as id from ${sql.identifier(`${slug}_locales`)}
        where ${sql.join(conditions, sql` or `)}`,
  )
  return rows.map((row) => row.id)
}

async function usesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  target: Target,
  onlyLinks: boolean,
): Promise<Use[]> {
  const { flattenedFields } = config
  const slug = config.slug as 'banners'
  const mentioned = await mentionedIn(req, config, mentions(target, onlyLinks))
  const hasLink = target.path !== null && flattenedFields.some(({ name }) => name === 'link')
  const relations = onlyLinks ? [] : relationsTo(target.collection, flattenedFields)
  const or: Where[] = [
    ...relations.map((name) => ({ [name]: { equals: target.id } })),
    ...(mentioned.length > 0 ? [{ id: { in: mentioned } }] : []),
    ...(hasLink ? [{ link: { contains: target.path } }] : []),
  ]
  if (or.length === 0) return []
  const title = config.admin.useAsTitle as 'name'
  const { docs } = await req.payload.find({
    collection: slug,
    req,
    locale: 'vi',
    depth: 0,
    limit: maxUses,
    pagination: false,
    where: { or },
    select: { [title]: true, ...(hasLink && { link: true }) },
  })
  const isMeant = ({ id, link }: Found) =>
    relations.length > 0 || mentioned.includes(id) || pageOf(String(link)) === target.path
  return (docs as Found[])
    .filter(isMeant)
    .filter((doc) => slug !== (target.collection as string) || doc.id !== target.id)
    .map((doc) => ({ in: slug, id: doc.id, title: String(doc[title] ?? doc.id) }))
}

/**
 * Records, not in the trash, that use this one, at most 20 of each collection.
 * @param breaking only those whose pages would break without it
 */
export async function findUses(
  req: PayloadRequest,
  target: Target,
  { breaking }: { breaking: boolean },
): Promise<Use[]> {
  const onlyLinks = breaking && !needed.has(target.collection)
  const { collections, globals } = req.payload.config
  const uses: Use[] = []
  for (const config of collections.filter(({ trash }) => trash)) {
    uses.push(...(await usesIn(req, config, target, onlyLinks)))
  }
  for (const { slug, flattenedFields } of onlyLinks ? [] : globals) {
    const names = relationsTo(target.collection, flattenedFields)
    if (names.length === 0) continue
    const read = { slug: slug as 'nasinfo', req, depth: 0 }
    const published = await req.payload.findGlobal(read)
    const newest = await req.payload.findGlobal({ ...read, draft: true })
    const isUsed = [published, newest].some((stored) =>
      names.some((name) => Object(stored)[name] === target.id),
    )
    if (isUsed) uses.push({ in: slug, id: null, title: '' })
  }
  return uses
}
