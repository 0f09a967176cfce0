import { videoAddress } from '@nas/domain/rich-text/video-address'
import { VideoThumbnail } from '../../../kit/values/thumbnail.tsx'
import { useEditorTexts } from '../editor-texts.ts'

export function TextVideo({ title, page }: { title: string; page: string }) {
  const { t } = useEditorTexts()
  const frame = videoAddress(page)?.frame
  return (
    <>
      {frame !== undefined && (
        <VideoThumbnail frame={frame} title={title} playLabel={t('text.play', { title })} />
      )}
      <p>
        {title} · {page}
      </p>
    </>
  )
}
