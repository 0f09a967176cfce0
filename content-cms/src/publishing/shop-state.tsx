'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Proof } from './proof-endpoint'
import './shop-state.css'
import { say, stateOf } from './texts'

/** In ms: while a publication goes live, and once it takes longer. */
const [soon, later] = [300, 2000]

/** Whether the last publication is live, and a link to the page. */
export function ShopState() {
  const { id, collectionSlug, globalSlug, data, hasPublishedDoc } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { i18n, t } = useTranslation()
  const { language } = i18n
  const [proof, setProof] = useState<Proof | null>(null)
  const kind = collectionSlug ?? globalSlug ?? ''
  const updatedAt = data?.updatedAt

  useEffect(() => {
    if (collectionSlug && id === undefined) return
    const query = new URLSearchParams({ kind, id: String(id ?? ''), locale })
    // The state of the former publication.
    setProof(null)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function ask(): Promise<void> {
      const response = await fetch(`${config.routes.api}/publications/proof?${query}`).catch(
        () => null,
      )
      const read = response?.ok ? ((await response.json()) as Proof) : null
      if (isOver) return
      if (read !== null) setProof(read)
      const isOpen =
        read === null || (read.publication !== null && read.publication.seconds === null)
      const wait = read === null || (read.publication?.age ?? 0) > 10 ? later : soon
      if (isOpen) timer = setTimeout(ask, wait)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [kind, id, collectionSlug, locale, updatedAt, hasPublishedDoc, config.routes.api])

  const state = proof && stateOf(proof)
  const isLive = state?.sentence === 'live'
  const seconds = Number(state?.values.seconds ?? 0).toLocaleString(language)
  return (
    <div className="shop-state">
      {proof?.isHidden && (
        <span className="shop-state__hidden">
          {t('version:status')}: {t('version:unpublished')}
          {state && ' · '}
        </span>
      )}
      <span role="status">
        {state && say(language, state.sentence, { ...state.values, seconds })}
      </span>
      {proof?.page && (
        <>
          {state && ' · '}
          <a href={proof.page} target="_blank" rel="noreferrer">
            {say(language, isLive ? 'open' : 'seeInShop')}
          </a>
        </>
      )}
    </div>
  )
}
