'use client'

import { getTranslation } from '@payloadcms/translations'
import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { label, languageOf } from '../labels'
import type { Use } from './find-uses'

const texts = {
  title: label('Được dùng ở', 'Used in'),
  loading: label('Đang tải…', 'Loading…'),
  failed: label('Chưa tải được. Hãy mở lại sau ít phút.', 'Not loaded. Open it again in a minute.'),
  none: label('Chưa được dùng ở đâu.', 'Not used anywhere.'),
}

/** Texts are searched for it, so it is read only when an editor opens it. */
export function UsedIn() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const [uses, setUses] = useState<Use[] | keyof typeof texts>('loading')
  const say = (text: keyof typeof texts) => texts[text][languageOf(i18n.language)]
  if (id === undefined) return null

  async function load(): Promise<void> {
    setUses('loading')
    const answer = await fetch(`${config.routes.api}/${collectionSlug}/${id}/uses`).catch(
      () => null,
    )
    const found = answer?.ok ? ((await answer.json()) as { uses: Use[] }).uses : 'failed'
    setUses(found.length === 0 ? 'none' : found)
  }

  function linkTo(use: Use) {
    const isGlobal = use.id === null
    const entity = isGlobal
      ? getEntityConfig({ globalSlug: use.in })
      : getEntityConfig({ collectionSlug: use.in })
    const kind = 'labels' in Object(entity) ? Object(entity).labels.singular : Object(entity).label
    const place = isGlobal ? `globals/${use.in}` : `collections/${use.in}/${use.id}`
    return (
      <li key={place}>
        {getTranslation(kind, i18n)}{' '}
        <Link href={`${config.routes.admin}/${place}`}>{use.title}</Link>
      </li>
    )
  }

  return (
    <details className="field-type" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>{say('title')}</summary>
      {typeof uses === 'string' ? <p role="status">{say(uses)}</p> : <ul>{uses.map(linkTo)}</ul>}
    </details>
  )
}
