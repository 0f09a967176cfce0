'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { languageOf } from '../labels'
import { kinds } from './kinds'
import { textsOf } from './texts'

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  marginBlock: '0.75rem',
} as const

/** Links above a list to the imports and exports of its collection. */
export function ImportLinks({ collectionSlug }: { collectionSlug: string }) {
  const { routes } = useConfig().config
  const { language } = useTranslation().i18n
  const own = Object.entries(kinds).filter(([, { collection }]) => collection === collectionSlug)
  return (
    <p style={row}>
      {`${textsOf(language).title}:`}
      {own.map(([name, { label }]) => (
        <Link key={name} href={`${routes.admin}/imports/${name}`}>
          {label[languageOf(language)]}
        </Link>
      ))}
    </p>
  )
}
