import { calculate } from '../calculate.ts'
import { GUIDELINE_NAMES, GUIDELINES } from './guideline.ts'
import { assertSettings, DEFAULT_SETTINGS, type SettingsLayers, settingsFor } from './settings.ts'

const ACCOUNT = 'account-0123456789abcdef'

function layers(given: Partial<SettingsLayers> = {}): SettingsLayers {
  return { tenant: DEFAULT_SETTINGS, package: {}, subjects: {}, ...given }
}

describe('the settings in force', () => {
  test('are the tenant’s if nothing else is set', () => {
    expect(settingsFor(layers())).toEqual(DEFAULT_SETTINGS)
    expect(settingsFor(layers(), ACCOUNT)).toEqual(DEFAULT_SETTINGS)
  })

  test('are the most specific, value by value: tenant, package, subject', () => {
    const set = layers({
      package: { guideline: 'FHA', businessExpenseFactor: '0.4', ownershipShare: '0.6' },
      subjects: { [ACCOUNT]: { expenseFactor: '0.2', ownershipShare: '0.3' } },
    })
    const ofPackage = { ...DEFAULT_SETTINGS, guideline: 'FHA', businessExpenseFactor: '0.4', ownershipShare: '0.6' }
    expect(settingsFor(set)).toEqual(ofPackage)
    expect(settingsFor(set, 'account-ffffffffffffffff')).toEqual(ofPackage)
    expect(settingsFor(set, ACCOUNT)).toEqual({
      ...ofPackage,
      personalExpenseFactor: '0.2',
      businessExpenseFactor: '0.2',
      ownershipShare: '0.3',
    })
  })

  test('ignore undefined values', () => {
    expect(settingsFor(layers({ package: { ownershipShare: undefined } as object }))).toEqual(DEFAULT_SETTINGS)
  })
})

describe('invalid settings', () => {
  test.each([
    [layers({ package: { businessExpenseFactor: '1.5' } }), 'businessExpenseFactor'],
    [layers({ subjects: { [ACCOUNT]: { expenseFactor: '-0.1' } } }), 'expenseFactor'],
    [layers({ package: { ownershipShare: 'half' } }), 'ownershipShare'],
    [layers({ package: { guideline: 'FANNIE' as 'FNMA' } }), 'guideline'],
  ])('are refused by name (case %#)', (set, name) => {
    expect(() => assertSettings(set)).toThrow(RangeError)
    expect(() => assertSettings(set)).toThrow(new RegExp(`^${name} must be`))
  })

  test('stop a calculation', () => {
    const nothing = { documents: [], entries: [], overrides: [] }
    expect(() => calculate({ ...nothing, settings: { ...DEFAULT_SETTINGS, ownershipShare: '2' } })).toThrow(RangeError)
    expect(calculate({ ...nothing, settings: DEFAULT_SETTINGS })).toEqual([])
  })
})

test('every parameter of every guideline cites its paragraph', () => {
  for (const name of GUIDELINE_NAMES) {
    const { title, ...parameters } = GUIDELINES[name]
    expect(title).not.toBe('')
    for (const { source } of Object.values(parameters)) expect(source.length).toBeGreaterThan(10)
  }
})
