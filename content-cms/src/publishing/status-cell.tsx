import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { wasPublished } from './shop-pages'

/** Payload calls hidden documents drafts, like those that were never published. */
export async function StatusCell({
  cellData,
  rowData,
  collectionSlug,
  payload,
  i18n: { t },
}: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <span>{t('version:published')}</span>
  const row = await payload.db.findOne<{ id: number; _status?: string }>({
    collection: collectionSlug as CollectionSlug,
    select: { _status: true },
    where: { id: { equals: rowData.id } },
  })
  if (row?._status === 'published') return <span>{t('version:draftHasPublishedVersion')}</span>
  const isHidden = await wasPublished(payload, { kind: collectionSlug, id: String(rowData.id) })
  return <span>{t(isHidden ? 'version:unpublished' : 'version:draft')}</span>
}
