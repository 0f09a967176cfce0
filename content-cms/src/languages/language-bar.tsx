'use client'

import {
  Link,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { flattenTopLevelFields } from 'payload/shared'
import { useEffect } from 'react'
import { languageOf } from '../labels'
import { BelowControls } from '../versions/below-controls'
import './language-bar.css'

const languages = { vi: 'Tiếng Việt', en: 'English' }

const sentences = {
  vi: { editing: 'Đang sửa bản', other: 'Chuyển sang' },
  en: { editing: 'Editing the text in', other: 'Switch to' },
}

/** Without an English name Payload titles a document with its number. */
function useVietnameseTitle(locale: string | undefined): void {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { config, getEntityConfig } = useConfig()
  useEffect(() => {
    if (locale !== 'en' || id === undefined || title !== String(id)) return
    const name = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id'
    const address = `${config.routes.api}/${collectionSlug}/${id}?locale=vi&draft=true&depth=0`
    fetch(address)
      .then((response) => response.json())
      .then(
        (document) => document[name] && setDocumentTitle(document[name]),
        () => {},
      )
  }, [locale, id, title])
}

/** Names the language of the texts in the form; the other one is a click apart. */
export function LanguageBar() {
  const { docConfig } = useDocumentInfo()
  const { code } = useLocale()
  const { language } = useTranslation().i18n
  const isInDrawer = useEditDepth() > 1
  const path = usePathname()
  const search = useSearchParams()
  useVietnameseTitle(code)

  const fields = flattenTopLevelFields(docConfig?.fields ?? [])
  if (!fields.some((field) => 'localized' in field && field.localized)) return null
  const say = sentences[languageOf(language)]
  const own = languageOf(code)
  const other = own === 'en' ? 'vi' : 'en'
  const address = new URLSearchParams(search)
  address.set('locale', other)
  return (
    <BelowControls>
      <nav className="language-bar" data-language={own} aria-label={say.editing}>
        <span>
          {say.editing} <strong lang={own}>{languages[own]}</strong>
        </span>
        {!isInDrawer && (
          <Link href={`${path}?${address}`} aria-label={`${say.other} ${languages[other]}`}>
            <span lang={other}>{languages[other]}</span> →
          </Link>
        )}
      </nav>
    </BelowControls>
  )
}
