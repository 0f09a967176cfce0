'use client'

import { useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { languageOf } from '../labels'
import './page-preview.css'

/** Characters that Google and chat programs show. */
const limits = { title: 60, description: 155 }

const sentences = {
  vi: {
    title: 'Tiêu đề',
    description: 'Mô tả',
    of: 'ký tự, nên tối đa',
    google: 'Trên Google',
    share: 'Khi chia sẻ trên Facebook, Zalo',
    none: 'Chưa có mô tả ngắn: trang dùng lời giới thiệu chung của cửa hàng.',
  },
  en: {
    title: 'Title',
    description: 'Description',
    of: 'characters, at most',
    google: 'On Google',
    share: 'When shared on Facebook or Zalo',
    none: 'Without a short description the page has the description of the shop.',
  },
}

function usePicture(id: unknown): string | null {
  const { routes } = useConfig().config
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    setUrl(null)
    if (typeof id !== 'number') return
    fetch(`${routes.api}/media/${id}?depth=0`)
      .then((response) => response.json())
      .then(
        ({ sizes }) => setUrl(sizes?.share?.url ?? null),
        () => {},
      )
  }, [id, routes.api])
  return url
}

/** The head of the shop's page (`src/layouts/page-head.astro`), as other sites show it. */
export function PagePreview({ address }: { address: string }) {
  const { code } = useLocale()
  const { language } = useTranslation().i18n
  const say = sentences[languageOf(language)]
  const text = (name: string) => useFormFields(([fields]) => String(fields[name]?.value ?? ''))
  const title = `${text('name')} | NAS`
  const description = text('description')
  const picture = usePicture(useFormFields(([fields]) => fields.thub?.value))
  const page = `${address.replace(/^https?:\/\//, '').replace('/', code === 'en' ? '/' : '/vn/')}/${text('slug')}`
  const count = (kind: keyof typeof limits, value: string) => (
    <li data-long={value.length > limits[kind]}>
      {say[kind]}: {value.length} {say.of} {limits[kind]}
    </li>
  )
  return (
    <div className="page-preview">
      <ul aria-live="polite">
        {count('title', title)}
        {description === '' ? <li>{say.none}</li> : count('description', description)}
      </ul>
      <figure>
        <figcaption>{say.google}</figcaption>
        <div className="page-preview__google">
          <small>{page}</small>
          <strong>{title}</strong>
          <p>{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{say.share}</figcaption>
        <div className="page-preview__share">
          {picture && <img src={picture} alt="" />}
          <small>{address.replace(/^https?:\/\//, '').split('/')[0]}</small>
          <strong>{title}</strong>
          <p>{description}</p>
        </div>
      </figure>
    </div>
  )
}
