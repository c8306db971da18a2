/** Settings of the calculation and the guidelines they choose from. A stable address for tools outside this project. */
export * from './settings/guideline.ts'
export * from './settings/settings.ts'
export * from './settings/written-settings.ts'
export { settingsThatApply, type SubjectSetting } from './settings/applicable.ts'
