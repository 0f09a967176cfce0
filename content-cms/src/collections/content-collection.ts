import type { CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload'
import { draftsOnly } from '../access/drafts-only'
import {
  drafters,
  draftersAndWriter,
  draftersOrWriterOfPublished,
  editors,
  editorsAndReader,
  editorsOrPublished,
  publishers,
  publishersOrWriterOfPublished,
} from '../access/rules'
import { dropDraft } from '../endpoints/drop-draft'
import {
  arrangeEndpoint,
  publishedEndpoints,
  trashEndpoint,
} from '../endpoints/published-endpoints'
import { searchText, withListFields } from '../fields/list-fields'
import { capLimit } from '../hooks/http-limits'
import { foldSearch, listInVietnamese } from '../hooks/list-hooks'
import { draftOutbox, plainOutbox } from '../hooks/outbox'
import type { Label } from '../labels'
import { plansField } from '../plans/plans-field'
import { settleReview } from '../reviews/settle-review'
import { rejectUsedInTrash, rejectUsedOnDelete } from '../uses/reject-used'
import { canBeUsed, usedInField } from '../uses/used-in-field'
import { usesEndpoint } from '../uses/uses-endpoint'

type Content = {
  slug: CollectionSlug
  singular: Label
  plural: Label
  group: Label
  /** With drafts, a save becomes public when it is published; without drafts, immediately. */
  drafts: boolean
  /** Whether staff also write it, with drafts, in the shop's back office by the writer's key. */
  writtenByStaff?: boolean
  title?: string
  /** Path of the text that the list's search box searches. */
  searched?: string
  columns: string[]
  sort?: string
  endpoints?: Endpoint[]
  fields: Field[]
}

function writersOf({ drafts, writtenByStaff }: Content) {
  if (!drafts) return { create: publishers, update: publishers, delete: publishers }
  if (!writtenByStaff) return { create: drafters, update: drafters, delete: publishers }
  return {
    create: draftersAndWriter,
    update: draftersOrWriterOfPublished,
    delete: publishersOrWriterOfPublished,
  }
}

/** A collection of public content: editors write, the reader reads, changes go to the feed. */
export function contentCollection(content: Content): CollectionConfig {
  const title = content.title ?? 'name'
  const fields = withListFields(content.fields, title)
  const outbox = content.drafts ? draftOutbox(content.slug) : plainOutbox(content.slug)
  return {
    slug: content.slug,
    labels: { singular: content.singular, plural: content.plural },
    admin: {
      group: content.group,
      useAsTitle: title,
      listSearchableFields: [content.searched ?? searchText],
      defaultColumns: content.columns,
      // Selecting whole documents makes PostgreSQL build the texts of every row before it sorts and
      // limits.
      enableListViewSelectAPI: true,
    },
    defaultSort: content.sort ?? '-order',
    access: {
      admin: editors,
      ...writersOf(content),
      read: content.drafts ? editorsOrPublished : editorsAndReader,
      readVersions: editors,
      unlock: editors,
    },
    versions: { drafts: content.drafts, maxPerDoc: 30 },
    trash: true,
    hooks: {
      ...outbox,
      ...(content.drafts && { afterChange: [settleReview, ...(outbox.afterChange ?? [])] }),
      beforeOperation: [
        ...(content.drafts ? [draftsOnly, dropDraft(content.slug)] : []),
        capLimit,
        foldSearch(title),
        listInVietnamese,
      ],
      beforeChange: [rejectUsedInTrash, ...(outbox.beforeChange ?? [])],
      beforeDelete: [...(outbox.beforeDelete ?? []), rejectUsedOnDelete(content.slug)],
    },
    endpoints: [
      ...(content.endpoints ?? []),
      usesEndpoint(content.slug),
      ...(content.writtenByStaff
        ? [
            ...publishedEndpoints(content.slug),
            arrangeEndpoint(content.slug),
            trashEndpoint(content.slug),
          ]
        : []),
    ],
    fields: [
      ...fields,
      ...(content.drafts ? [plansField()] : []),
      ...(canBeUsed(content.slug) ? [usedInField()] : []),
    ],
  }
}
