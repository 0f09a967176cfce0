import { type Label, label } from '../labels/label'

const sentences = {
  kind: label('Tệp không phải là ảnh thuộc loại được nhận', 'This is not a picture that is taken'),
  size: label('Ảnh lớn hơn 40 triệu điểm ảnh', 'The picture has more than 40 megapixels'),
  broken: label('Ảnh bị hỏng hoặc thiếu', 'The picture is broken or not whole'),
} satisfies Record<string, Label>

/** Why a file is not stored, as a sentence in both languages. */
export class PictureError extends Error {
  readonly sentence: Label

  constructor(why: keyof typeof sentences, options?: ErrorOptions) {
    super(sentences[why].en, options)
    this.name = 'PictureError'
    this.sentence = sentences[why]
  }
}
