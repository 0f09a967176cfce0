import type { ResourceDefinition } from '../../../src/content/fields.ts'
import { collections } from '../../../src/content/schema.ts'

/** Products and the records that they refer to, beside pictures; a target before its referrers. */
export const copied = ['tips', 'categories', 'subcategories', 'products'] as const
export type Copied = (typeof copied)[number]

const singular = (kind: string) =>
  kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.slice(0, -1)

export const uidOf = (kind: string) => `api::${singular(kind)}.${singular(kind)}`
export const folderOf = singular

type Attribute = Record<string, unknown>

const strapiTypes = {
  text: 'text',
  richtext: 'richtext',
  integer: 'integer',
  decimal: 'decimal',
  date: 'datetime',
  boolean: 'boolean',
  json: 'json',
}

const definitionOf = (kind: string) =>
  (collections as Record<string, ResourceDefinition>)[kind] ?? { fields: {}, relations: {} }

function fieldsOf(kind: Copied): [string, Attribute][] {
  const fields = Object.entries(definitionOf(kind).fields)
  return fields.flatMap(
    ([name, { type, choices, localised, writeOnly }]): [string, Attribute][] => {
      if (writeOnly) return []
      // Strapi's `uid` is unique and has an index.
      if (name === 'slug') return [[name, { type: 'uid' }]]
      const attribute = choices
        ? { type: 'enumeration', enum: choices }
        : { type: strapiTypes[type] }
      const names = localised ? [name, `${name}_en`] : [name]
      return names.map((one) => [one, attribute])
    },
  )
}

function relationsOf(kind: Copied): [string, Attribute][] {
  return Object.entries(definitionOf(kind).relations).map(([name, { target, many, via }]) => {
    if (target === 'media') return [name, { type: 'media', multiple: many }]
    const relation = { type: 'relation', relation: 'manyToMany', target: uidOf(target) }
    if (via !== undefined) return [name, { ...relation, mappedBy: via }]
    const inverse = Object.entries(definitionOf(target).relations).find(
      ([, other]) => other.via === name && other.target === kind,
    )
    if (inverse !== undefined) return [name, { ...relation, inversedBy: inverse[0] }]
    // One-to-many without an inverse is Strapi's "has many", a table of links.
    return [name, { ...relation, relation: many ? 'oneToMany' : 'oneToOne' }]
  })
}

/** The shop's definition of these records as a content type of Strapi, without drafts. */
export function contentTypeOf(kind: Copied) {
  return {
    kind: 'collectionType',
    collectionName: kind,
    info: { singularName: singular(kind), pluralName: kind, displayName: singular(kind) },
    options: { draftAndPublish: false },
    attributes: Object.fromEntries([...fieldsOf(kind), ...relationsOf(kind)]),
  }
}
