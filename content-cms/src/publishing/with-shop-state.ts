import type { CollectionConfig, GlobalConfig, SelectField } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { previewsOf } from './live-preview'

const shopState = '/publishing/shop-state#ShopState'
const noUnpublishButton = '/publishing/no-unpublish-button#NoUnpublishButton'
const publishButton = '/publishing/publish-button#PublishersButton'
const reviewState = '/reviews/review-state#ReviewState'

/** Merged with Payload's own field. */
const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: ({ t }) => t('version:status'),
  options: [],
  admin: { components: { Cell: '/publishing/status-cell#StatusCell' } },
}

/**
 * Adds the state in the shop to the forms, with drafts also the review, and to drafts of a page
 * Payload's previews.
 */
export function withShopState(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection
  const hasDrafts = hasDraftsEnabled(collection)
  const { edit } = admin?.components ?? {}
  const shown = hasDrafts ? [shopState, reviewState] : [shopState]
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...shown]
  return {
    ...collection,
    ...(hasDrafts && { fields: [...collection.fields, statusField] }),
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } },
      ...(hasDrafts && previewsOf(slug, ({ id }) => String(id))),
    },
  }
}

export function globalWithShopState(global: GlobalConfig): GlobalConfig {
  const { admin, slug } = global
  const hasDrafts = hasDraftsEnabled(global)
  const { elements } = admin?.components ?? {}
  const states = hasDrafts ? [shopState, reviewState] : [shopState]
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...states]
  const buttons = { PublishButton: publishButton, UnpublishButton: noUnpublishButton }
  const shown = { ...elements, beforeDocumentControls, ...buttons }
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: shown },
      ...(hasDrafts && previewsOf(slug, () => '')),
    },
  }
}
