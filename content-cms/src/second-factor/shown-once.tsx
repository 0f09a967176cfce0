'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { renderSVG } from 'uqr'
import type { NewFactor } from './factor-changes'
import { textsOf } from './texts'

export function NewApp({ secret, uri }: NewFactor) {
  const say = textsOf(useTranslation().i18n.language)
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 4 }))}`
  return (
    <>
      <p>{say.scan}</p>
      <img alt={say.qr} className="second-factor__qr" height={220} src={picture} width={220} />
      <p>
        {say.secret}:{' '}
        <code className="second-factor__secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </>
  )
}

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const say = textsOf(useTranslation().i18n.language)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  useEffect(() => heading.current?.focus(), [])

  async function copy(): Promise<void> {
    // Missing on a page without https.
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (copied) toast.success(say.copied)
    else toast.error(say.notCopied)
  }

  return (
    <div className="second-factor__step">
      <h3 ref={heading} tabIndex={-1}>
        {say.codes}
      </h3>
      <p>{say.codesText}</p>
      <ol className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="second-factor__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()} size="medium">
          {say.copy}
        </Button>
        <a
          className="second-factor__save"
          download={say.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {say.save}
        </a>
        <Button margin={false} onClick={onKept} size="medium">
          {say.kept}
        </Button>
      </div>
    </div>
  )
}
