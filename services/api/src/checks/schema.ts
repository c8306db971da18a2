export { pageQuery as checkListQuery } from '../http/paging.ts'
