import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { editors } from '../access/editors'
import { editorsAndMachine } from '../access/editors-and-machine'
import { editorsOrPublished } from '../access/editors-or-published'
import { capLimit } from '../hooks/cap-limit'
import { draftOutbox } from '../hooks/draft-outbox'
import { plainOutbox } from '../hooks/plain-outbox'
import type { Label } from '../labels/label'

type Content = {
  slug: CollectionSlug
  singular: Label
  plural: Label
  group: Label
  /** With drafts a save is shown only once it is published; without, at once. */
  drafts: boolean
  title?: string
  columns: string[]
  sort?: string
  fields: Field[]
}

/** A collection of what the shop shows: editors write, the machine reads, the feed is told. */
export function contentCollection(content: Content): CollectionConfig {
  const outbox = content.drafts ? draftOutbox(content.slug) : plainOutbox(content.slug)
  return {
    slug: content.slug,
    labels: { singular: content.singular, plural: content.plural },
    admin: {
      group: content.group,
      useAsTitle: content.title ?? 'name',
      defaultColumns: content.columns,
    },
    defaultSort: content.sort ?? '-order',
    access: {
      admin: editors,
      create: editors,
      read: content.drafts ? editorsOrPublished : editorsAndMachine,
      readVersions: editors,
      update: editors,
      delete: editors,
      unlock: editors,
    },
    versions: content.drafts ? { drafts: true, maxPerDoc: 30 } : false,
    hooks: { ...outbox, beforeOperation: [capLimit] },
    fields: content.fields,
  }
}
