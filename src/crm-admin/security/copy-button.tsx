import { Button } from 'antd'
import { useNotices } from '../shell/notices.tsx'
import { useTexts } from '../texts/texts.ts'
import { useSecurityTexts } from './security-texts.ts'

/** False where a browser keeps the clipboard to itself, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text that is shown beside it, and says whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useSecurityTexts()
  const { t: common } = useTexts()
  const notices = useNotices()
  const copy = async () => {
    const copied = await copyText(text)
    notices[copied ? 'success' : 'error']({
      key: 'copied',
      title: common('noticeTitle'),
      description: t(copied ? 'codes.copied' : 'codes.notCopied'),
      role: 'status',
    })
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
