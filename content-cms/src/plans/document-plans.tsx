'use client'

import { getTranslation } from '@payloadcms/translations'
import { RelationshipTable, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug, JoinFieldClient } from 'payload'

/** The table reads no more of the field of a join. */
const table = {
  admin: { defaultColumns: ['at', 'action', 'by', 'state', 'reason'] },
  defaultLimit: 5,
} as unknown as JoinFieldClient

/** The plans of this document or global, with a drawer for a new one. */
export function DocumentPlans() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  if (id === undefined && globalSlug === undefined) return null
  const document = { relationTo: collectionSlug, value: id }
  const planned = globalSlug ? { global: globalSlug } : { document }
  const plans = getEntityConfig({ collectionSlug: 'plans' })
  return (
    <RelationshipTable
      field={table}
      filterOptions={
        globalSlug ? { global: { equals: globalSlug } } : { document: { equals: document } }
      }
      initialDrawerData={planned}
      // Otherwise its columns would become those of the list of all plans.
      parent={{
        collectionSlug: (collectionSlug ?? globalSlug) as CollectionSlug,
        id: id ?? '',
        joinPath: 'plans',
      }}
      Label={<h4>{getTranslation(plans.labels.plural, i18n)}</h4>}
      relationTo="plans"
    />
  )
}
