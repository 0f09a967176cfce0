'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageOf } from '../labels'
import { kinds } from './kinds'
import { textsOf } from './texts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  marginBlock: '0.75rem',
} as const

/**
 * Links above a list to the imports and exports of its collection. They are shown once the list has
 * put its columns into the address, which would end a navigation that has begun.
 */
export function ImportLinks({ collectionSlug }: { collectionSlug: string }) {
  const { routes } = useConfig().config
  const { language } = useTranslation().i18n
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const own = Object.entries(kinds).filter(([, { collection }]) => collection === collectionSlug)
  return (
    <p style={{ ...row, visibility: isReady ? 'visible' : 'hidden' }}>
      {`${textsOf(language).title}:`}
      {own.map(([name, { label }]) => (
        <Link key={name} href={`${routes.admin}/imports/${name}`}>
          {label[languageOf(language)]}
        </Link>
      ))}
    </p>
  )
}
