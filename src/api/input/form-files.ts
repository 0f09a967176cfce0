export type FileBytes = Uint8Array<ArrayBuffer>

export interface FormRules {
  field: string
  maxFiles: number
  /** Maximum bytes of one file. */
  largestFile: number
}

export interface SentForm extends FormRules {
  body: FileBytes
  /** The media type with the boundary. */
  type: string
}

export type FormProblem = 'no_files' | 'malformed' | 'too_large' | 'too_many'

export async function filesOfForm({
  body,
  type,
  field,
  maxFiles,
  largestFile,
}: SentForm): Promise<FileBytes[] | FormProblem> {
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return 'malformed'
  }
  const all = [...form.values()].filter((value) => value instanceof File)
  if (all.some(({ size }) => size > largestFile)) return 'too_large'
  if (all.length > maxFiles) return 'too_many'
  const files = form.getAll(field).filter((value) => value instanceof File)
  if (files.length === 0 || files.some(({ size }) => size === 0)) return 'no_files'
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}
