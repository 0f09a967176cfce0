import { pictureField } from '../fields/picture-field'
import { sitePathField } from '../fields/site-path-field'
import { localParagraph, localText } from '../fields/text-fields'
import { label } from '../labels/label'
import { siteGlobal } from './site-global'

export const bannerinfo = siteGlobal('bannerinfo', label('Video trang chủ', 'Home video'), [
  localText('heading', label('Tiêu đề', 'Heading')),
  localParagraph('text', label('Lời giới thiệu', 'Text')),
  sitePathField('video_mp4', label('Video MP4', 'MP4 video')),
  sitePathField('video_webm', label('Video WebM', 'WebM video')),
  pictureField('poster', label('Ảnh chờ', 'Poster')),
])
