import { useStore } from '@nanostores/react'
import { fetchData } from '../../api-client/privacy.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { $signedIn, signedOut } from '../../stores/session.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'
import { DoneBox, LinkBox, type OwnDataTexts } from './link-box.tsx'

sendSessionToken()

const fileNames = { vi: 'nas-du-lieu.json', en: 'nas-data.json' } as const

function save(name: string, content: object): void {
  const link = document.createElement('a')
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Revoked later, because the browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Signs out when the sign-in has expired, so that the button for a new one is shown. */
async function fetchHere(code: string): Promise<object> {
  try {
    return await fetchData(code)
  } catch (error) {
    endIfSignedOut(error)
    throw error
  }
}

interface ExportDownloadProps extends TextProps<OwnDataTexts> {
  code: string
}

/** Last step of a mailed link to personal data; works only for the member it was sent to. */
export function ExportDownload({ code, locale, texts }: ExportDownloadProps) {
  const member = useStore($signedIn, { ssr: signedOut })
  return (
    <LinkBox
      name="export"
      title={texts.exportTitle}
      button={texts.exportYes}
      busyButton={texts.exporting}
      instead={member === null ? <SignInFirst texts={texts} /> : undefined}
      follow={async () => save(fileNames[locale], await fetchHere(code))}
      done={() => (
        <DoneBox title={texts.exportedTitle}>
          <p>{texts.exportedText}</p>
        </DoneBox>
      )}
      again="/thanh-vien-nas#tab1"
      locale={locale}
      texts={texts}
    >
      <p>{texts.exportText}</p>
    </LinkBox>
  )
}

function SignInFirst({ texts }: { texts: OwnDataTexts }) {
  return (
    <>
      <p className="notice notice--info">{texts.exportSignIn}</p>
      <button type="button" className="button" data-open-panel="login" data-preloads="login">
        {texts.exportSignInButton}
      </button>
    </>
  )
}
