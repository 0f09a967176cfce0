import {
  type ComparedPrices,
  changedPricesSchema,
  comparedPricesSchema,
} from '@nas/contract/prices'
import * as v from 'valibot'
import { uploadFile } from '../../../../api-client/upload.ts'

/** @throws ApiError */
export async function compareFile(file: File): Promise<ComparedPrices> {
  return v.parse(comparedPricesSchema, await uploadFile('/api/app/compareprices', file)).data
}

/**
 * @param confirmed the unusual prices of the file
 * @returns the number of products whose price changed
 * @throws ApiError; without a response, the prices may have changed
 */
export async function applyFile(file: File, confirmed: boolean): Promise<number> {
  const answer = await uploadFile(`/api/app/changeprices?confirmed=${confirmed}`, file)
  return v.parse(changedPricesSchema, answer).data.changed
}
