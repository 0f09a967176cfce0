'use client'

import { getTranslation } from '@payloadcms/translations'
import { DefaultCell, Link, useConfig, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** What the plan changes: a document, or a global with a link to its form. */
export function DocumentCell(props: DefaultCellComponentProps) {
  const { getEntityConfig, config } = useConfig()
  const { i18n } = useTranslation()
  const globalSlug = props.rowData.global
  if (!globalSlug) return <DefaultCell {...props} />
  const label = getEntityConfig({ globalSlug })?.label
  return (
    <Link href={`${config.routes.admin}/globals/${globalSlug}`}>{getTranslation(label, i18n)}</Link>
  )
}
