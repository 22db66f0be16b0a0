// The tags of font tables, for `CTFontCopyTable(_:_:_:)` and `CTFontHasTable(_:_:)`.
// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfonttabletag)

/// `acnt`: accents and their letters.
public let kCTFontTableAcnt: CTFontTableTag = 0x6163_6E74
/// `ankr`: anchor points.
public let kCTFontTableAnkr: CTFontTableTag = 0x616E_6B72
/// `avar`: how axes of variation bend.
public let kCTFontTableAvar: CTFontTableTag = 0x6176_6172
/// `BASE`: baselines.
public let kCTFontTableBASE: CTFontTableTag = 0x4241_5345
/// `bdat`: bitmaps.
public let kCTFontTableBdat: CTFontTableTag = 0x6264_6174
/// `bhed`: the head of a font of bitmaps.
public let kCTFontTableBhed: CTFontTableTag = 0x6268_6564
/// `bloc`: where bitmaps are.
public let kCTFontTableBloc: CTFontTableTag = 0x626C_6F63
/// `bsln`: baselines.
public let kCTFontTableBsln: CTFontTableTag = 0x6273_6C6E
/// `CBDT`: colour bitmaps.
public let kCTFontTableCBDT: CTFontTableTag = 0x4342_4454
/// `CBLC`: where colour bitmaps are.
public let kCTFontTableCBLC: CTFontTableTag = 0x4342_4C43
/// `CFF`: PostScript outlines.
public let kCTFontTableCFF: CTFontTableTag = 0x4346_4620
/// `CFF2`: PostScript outlines, version 2.
public let kCTFontTableCFF2: CTFontTableTag = 0x4346_4632
/// `COLR`: layers of colour glyphs.
public let kCTFontTableCOLR: CTFontTableTag = 0x434F_4C52
/// `CPAL`: palettes.
public let kCTFontTableCPAL: CTFontTableTag = 0x4350_414C
/// `cidg`: glyphs by character identifier.
public let kCTFontTableCidg: CTFontTableTag = 0x6369_6467
/// `cmap`: glyphs by character.
public let kCTFontTableCmap: CTFontTableTag = 0x636D_6170
/// `cvar`: variations of the control values.
public let kCTFontTableCvar: CTFontTableTag = 0x6376_6172
/// `cvt`: control values of instructions.
public let kCTFontTableCvt: CTFontTableTag = 0x6376_7420
/// `DSIG`: a digital signature.
public let kCTFontTableDSIG: CTFontTableTag = 0x4453_4947
/// `EBDT`: embedded bitmaps.
public let kCTFontTableEBDT: CTFontTableTag = 0x4542_4454
/// `EBLC`: where embedded bitmaps are.
public let kCTFontTableEBLC: CTFontTableTag = 0x4542_4C43
/// `EBSC`: how embedded bitmaps are scaled.
public let kCTFontTableEBSC: CTFontTableTag = 0x4542_5343
/// `fdsc`: how the font describes itself.
public let kCTFontTableFdsc: CTFontTableTag = 0x6664_7363
/// `feat`: Apple's layout features.
public let kCTFontTableFeat: CTFontTableTag = 0x6665_6174
/// `fmtx`: metrics.
public let kCTFontTableFmtx: CTFontTableTag = 0x666D_7478
/// `fond`: an old font family.
public let kCTFontTableFond: CTFontTableTag = 0x666F_6E64
/// `fpgm`: the font's program.
public let kCTFontTableFpgm: CTFontTableTag = 0x6670_676D
/// `fvar`: axes of variation.
public let kCTFontTableFvar: CTFontTableTag = 0x6676_6172
/// `GDEF`: classes of glyphs.
public let kCTFontTableGDEF: CTFontTableTag = 0x4744_4546
/// `GPOS`: positions of glyphs.
public let kCTFontTableGPOS: CTFontTableTag = 0x4750_4F53
/// `GSUB`: substitutions of glyphs.
public let kCTFontTableGSUB: CTFontTableTag = 0x4753_5542
/// `gasp`: where outlines are fitted to pixels.
public let kCTFontTableGasp: CTFontTableTag = 0x6761_7370
/// `glyf`: outlines.
public let kCTFontTableGlyf: CTFontTableTag = 0x676C_7966
/// `gvar`: variations of outlines.
public let kCTFontTableGvar: CTFontTableTag = 0x6776_6172
/// `HVAR`: variations of horizontal metrics.
public let kCTFontTableHVAR: CTFontTableTag = 0x4856_4152
/// `hdmx`: widths at sizes of devices.
public let kCTFontTableHdmx: CTFontTableTag = 0x6864_6D78
/// `head`: the head.
public let kCTFontTableHead: CTFontTableTag = 0x6865_6164
/// `hhea`: the head of horizontal metrics.
public let kCTFontTableHhea: CTFontTableTag = 0x6868_6561
/// `hmtx`: horizontal metrics.
public let kCTFontTableHmtx: CTFontTableTag = 0x686D_7478
/// `hsty`: horizontal styles.
public let kCTFontTableHsty: CTFontTableTag = 0x6873_7479
/// `JSTF`: justification.
public let kCTFontTableJSTF: CTFontTableTag = 0x4A53_5446
/// `just`: Apple's justification.
public let kCTFontTableJust: CTFontTableTag = 0x6A75_7374
/// `kern`: kerning.
public let kCTFontTableKern: CTFontTableTag = 0x6B65_726E
/// `kerx`: extended kerning.
public let kCTFontTableKerx: CTFontTableTag = 0x6B65_7278
/// `LTSH`: from which size widths are linear.
public let kCTFontTableLTSH: CTFontTableTag = 0x4C54_5348
/// `lcar`: carets in ligatures.
public let kCTFontTableLcar: CTFontTableTag = 0x6C63_6172
/// `loca`: where outlines are.
public let kCTFontTableLoca: CTFontTableTag = 0x6C6F_6361
/// `ltag`: tags of languages.
public let kCTFontTableLtag: CTFontTableTag = 0x6C74_6167
/// `MATH`: layout of formulas.
public let kCTFontTableMATH: CTFontTableTag = 0x4D41_5448
/// `MERG`: glyphs that are merged.
public let kCTFontTableMERG: CTFontTableTag = 0x4D45_5247
/// `MVAR`: variations of metrics.
public let kCTFontTableMVAR: CTFontTableTag = 0x4D56_4152
/// `maxp`: how much memory the font needs.
public let kCTFontTableMaxp: CTFontTableTag = 0x6D61_7870
/// `meta`: metadata.
public let kCTFontTableMeta: CTFontTableTag = 0x6D65_7461
/// `mort`: Apple's substitutions of glyphs.
public let kCTFontTableMort: CTFontTableTag = 0x6D6F_7274
/// `morx`: Apple's extended substitutions of glyphs.
public let kCTFontTableMorx: CTFontTableTag = 0x6D6F_7278
/// `name`: names.
public let kCTFontTableName: CTFontTableTag = 0x6E61_6D65
/// `OS/2`: metrics for Windows and OS/2.
public let kCTFontTableOS2: CTFontTableTag = 0x4F53_2F32
/// `opbd`: optical bounds.
public let kCTFontTableOpbd: CTFontTableTag = 0x6F70_6264
/// `PCLT`: data for PCL 5.
public let kCTFontTablePCLT: CTFontTableTag = 0x5043_4C54
/// `post`: names of glyphs and data for PostScript.
public let kCTFontTablePost: CTFontTableTag = 0x706F_7374
/// `prep`: the program of control values.
public let kCTFontTablePrep: CTFontTableTag = 0x7072_6570
/// `prop`: properties of glyphs.
public let kCTFontTableProp: CTFontTableTag = 0x7072_6F70
/// `STAT`: style attributes.
public let kCTFontTableSTAT: CTFontTableTag = 0x5354_4154
/// `SVG`: glyphs as SVG documents.
public let kCTFontTableSVG: CTFontTableTag = 0x5356_4720
/// `sbit`: bitmaps.
public let kCTFontTableSbit: CTFontTableTag = 0x7362_6974
/// `sbix`: bitmaps in usual image formats.
public let kCTFontTableSbix: CTFontTableTag = 0x7362_6978
/// `trak`: tracking.
public let kCTFontTableTrak: CTFontTableTag = 0x7472_616B
/// `VDMX`: heights at sizes of devices.
public let kCTFontTableVDMX: CTFontTableTag = 0x5644_4D58
/// `VORG`: vertical origins.
public let kCTFontTableVORG: CTFontTableTag = 0x564F_5247
/// `VVAR`: variations of vertical metrics.
public let kCTFontTableVVAR: CTFontTableTag = 0x5656_4152
/// `vhea`: the head of vertical metrics.
public let kCTFontTableVhea: CTFontTableTag = 0x7668_6561
/// `vmtx`: vertical metrics.
public let kCTFontTableVmtx: CTFontTableTag = 0x766D_7478
/// `xref`: cross-references.
public let kCTFontTableXref: CTFontTableTag = 0x7872_6566
/// `zapf`: information about glyphs.
public let kCTFontTableZapf: CTFontTableTag = 0x7A61_7066
