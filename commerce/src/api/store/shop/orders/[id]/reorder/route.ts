export { readReorder as GET } from '../../../../../../orders/http/read'
