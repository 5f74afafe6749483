exports.id = 128;
exports.ids = [128];
exports.modules = {
	44353: (function(e) {
		!function(t, c) {
			true ? e.exports = c() : 0;
		}(this, (() => (() => {
			"use strict";
			var e = {
				154: (e, t) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.CvssVector = void 0;
					class o {
						constructor(e, t, c) {
							this.vector = e, this.normalize = t, this.scores = c;
						}
						isUpToDate(e, t) {
							return this.vector === e && this.normalize === t;
						}
						getScores() {
							return this.scores;
						}
					}
					t.CvssVector = class {
						constructor(e) {
							this.vectorChangedListeners = [], this.components = new Map(), this.clearComponents(), e && this.applyVector(e);
						}
						calculateScores(e = !1) {
							const t = this.toString(!0);
							if (this.cachedScores && this.cachedScores.isUpToDate(t, e)) return this.cachedScores.getScores();
							const c = this.calculateScoresInternal(e);
							return this.cachedScores = new o(t, e, c), c;
						}
						fillBaseMetrics() {
							for (const [e, t] of this.getRegisteredComponents()) if ("base" === e.name) {
								for (const e of t) {
									const t = e.values[1];
									t && this.applyComponent(e, t);
								}
								return;
							}
							throw new Error("No base category found");
						}
						getComponents() {
							return this.components;
						}
						clearComponents() {
							this.getRegisteredComponents().forEach(((e, t) => {
								e.forEach(((e) => this.components.set(e, e.values[0])));
							}));
						}
						clearSpecifiedComponents(e) {
							e.forEach(((e) => this.components.set(e, e.values[0])));
						}
						addVectorChangedListener(e) {
							this.vectorChangedListeners.push(e);
						}
						normalizeVector(e) {
							return e.replace(/\(/g, "").replace(/\)/g, "").replace(/CVSS:\d+\.?\d?/g, "").replace(/\s/g, "").replace(/\\/g, "").replace(/^\//g, "").replace(/\/$/g, "").trim();
						}
						findComponent(e) {
							for (const t of this.getRegisteredComponents().values()) {
								const c = t.find(((t) => t.name === e || t.shortName === e));
								if (c) return c;
							}
							return Array.from(this.components.keys()).find(((t) => t.name === e || t.shortName === e));
						}
						applyVector(e) {
							this.applyVectorCount(e);
						}
						applyVectorCount(e) {
							const t = this.normalizeVector(e).split("/");
							let c = 0;
							return t.forEach(((e) => {
								if (0 === e.length) return;
								const [t, f] = e.split(":");
								0 !== t.length && 0 !== f.length ? this.applyComponentString(t, f, !1) && c++ : console.warn("Invalid component/value pair", e);
							})), this.vectorChangedListeners.forEach(((e) => e(this))), c;
						}
						applyComponentString(e, t, c = !0) {
							const f = this.findComponent(e);
							if (f) {
								const p = f.values.find(((e) => e.name === t || e.shortName === t));
								if (p) return this.components.get(f) !== p && (this.applyComponent(f, p), c && this.vectorChangedListeners.forEach(((e) => e(this))), !0);
								throw new Error(`Unknown component value ${t} for component ${e}`);
							}
							throw new Error(`Unknown component ${e} when setting value ${t}`);
						}
						applyComponentStringSilent(e, t, c = !0) {
							try {
								return this.applyComponentString(e, t, c);
							} catch (e) {
								return !1;
							}
						}
						applyComponent(e, t, c = !0) {
							this.components.set(e, t), c && this.vectorChangedListeners.forEach(((e) => e(this)));
						}
						applyVectorPartsIf(e, t, c) {
							if (!e) return 0;
							const f = this.normalizeVector(e);
							if (0 === f.length) return 0;
							const p = f.split("/");
							let h = 0;
							for (const e of p) {
								if (!e) continue;
								const f = e.split(":", 2), p = this.clone(), g = t(p);
								if (2 === f.length) {
									p.applyComponentStringSilent(f[0], f[1]);
									const e = t(p);
									c ? e <= g && (h += this.applyComponentStringSilent(f[0], f[1]) ? 1 : 0) : e >= g && (h += this.applyComponentStringSilent(f[0], f[1]) ? 1 : 0);
								} else console.warn("Unknown vector argument:", e);
							}
							return h;
						}
						applyVectorPartsIfLower(e, t) {
							return this.applyVectorPartsIf(e, t, !0);
						}
						applyVectorPartsIfHigher(e, t) {
							return this.applyVectorPartsIf(e, t, !1);
						}
						applyVectorPartsIfLowerVector(e, t) {
							return this.applyVectorPartsIf(e.toStringDefinedParts(), t, !0);
						}
						applyVectorPartsIfHigherVector(e, t) {
							return this.applyVectorPartsIf(e.toStringDefinedParts(), t, !1);
						}
						getComponent(e) {
							const t = this.components.get(e);
							if (!t) throw new Error(`Unknown component: ${e.name}`);
							return t;
						}
						getComponentByString(e) {
							const t = this.findComponent(e);
							if (!t) throw new Error(`Unknown component: ${e}`);
							const c = this.components.get(t);
							if (!c) throw new Error(`Unknown component: ${e}`);
							return c;
						}
						getComponentByStringOpt(e) {
							try {
								return this.getComponentByString(e);
							} catch (e) {
								return null;
							}
						}
						size() {
							return Array.from(this.components.values()).filter(this.isComponentValueDefined).length;
						}
						getFirstDefinedComponent(e) {
							return e.map(((e) => this.components.get(e))).find(this.isComponentValueDefined);
						}
						toString(e = !1, t = this.getRegisteredComponents(), c = !1) {
							let f = "";
							for (const [p, h] of t) if (e || this.isCategoryPartiallyDefined(p)) for (const e of h) {
								const t = this.components.get(e);
								if (t) {
									if (c && !this.isComponentValueDefined(t)) continue;
									f += `${e.shortName}:${t.shortName}/`;
								}
							}
							return this.getVectorPrefix() + f.slice(0, -1);
						}
						toStringDefinedParts() {
							return this.toString(!1, this.getRegisteredComponents(), !0);
						}
						isCategoryFullyDefined(e) {
							const t = this.getRegisteredComponents().get(e);
							return !!t && t.every(((e) => void 0 !== this.components.get(e) && "ND" !== this.components.get(e).shortName && "X" !== this.components.get(e).shortName));
						}
						isCategoryPartiallyDefined(e) {
							const t = this.getRegisteredComponents().get(e);
							return !!t && t.some(((e) => void 0 !== this.components.get(e) && "ND" !== this.components.get(e).shortName && "X" !== this.components.get(e).shortName));
						}
						round(e, t) {
							let c = Math.pow(10, t);
							return Math.round(e * c) / c;
						}
						roundUp(e) {
							let t = Math.round(1e5 * e);
							return t % 1e4 == 0 ? t / 1e5 : (Math.floor(t / 1e4) + 1) / 10;
						}
						normalizeScore(e, t) {
							return 10 === t ? e : this.round(this.mapRange(e, 0, t, 0, 10), 1);
						}
						mapRange(e, t, c, f, p) {
							return (e - t) / (c - t) * (p - f) + f;
						}
						pickRandomDefinedComponentValue(e) {
							for (let t = 0; t < 999999; t++) {
								const t = e.values[Math.floor(Math.random() * e.values.length)];
								if ("X" !== t.shortName && "ND" !== t.shortName && !t.hide) return t;
							}
						}
						clone() {
							const e = new this.constructor();
							return e.components = new Map(this.components), e;
						}
						diffVector(e) {
							const t = new this.constructor();
							for (const [c, f] of this.getRegisteredComponents()) for (const c of f) {
								const f = this.components.get(c), p = e.components.get(c), h = this.isComponentValueDefined(f), g = this.isComponentValueDefined(p);
								h && g && f.shortName !== p.shortName || !h && g ? t.applyComponent(c, p) : h && !g && t.applyComponent(c, f);
							}
							return t;
						}
						applyEnvironmentalMetricsOntoBase() {
							for (const [e, t] of this.getRegisteredComponents()) for (const e of t) {
								const t = this.components.get(e);
								t && e.baseMetricEquivalent && this.isComponentValueDefined(t) && (e.baseMetricEquivalentMapper ? this.applyComponentString(e.baseMetricEquivalent.shortName, e.baseMetricEquivalentMapper(t).shortName, !1) : this.applyComponentString(e.baseMetricEquivalent.shortName, t.shortName, !1), this.applyComponent(e, e.values[0], !1));
							}
							this.vectorChangedListeners.forEach(((e) => e(this)));
						}
						isComponentValueDefined(e) {
							return void 0 !== e && "ND" !== e.shortName && "X" !== e.shortName;
						}
						static _reorderAttributeSeverityOrder(e) {
							const t = [];
							return e.forEach(((e, c) => {
								t.push([e]);
							})), t;
						}
					};
				},
				156: function(e, t, c) {
					var f = this && this.__createBinding || (Object.create ? function(e, t, c, f) {
						void 0 === f && (f = c);
						var p = Object.getOwnPropertyDescriptor(t, c);
						p && !("get" in p ? !t.__esModule : p.writable || p.configurable) || (p = {
							enumerable: !0,
							get: function() {
								return t[c];
							}
						}), Object.defineProperty(e, f, p);
					} : function(e, t, c, f) {
						void 0 === f && (f = c), e[f] = t[c];
					}), p = this && this.__exportStar || function(e, t) {
						for (var c in e) "default" === c || Object.prototype.hasOwnProperty.call(t, c) || f(t, e, c);
					};
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss4P0 = t.Cvss3P0 = t.Cvss3P1 = t.Cvss2 = t.CvssVector = void 0;
					var h = c(154);
					Object.defineProperty(t, "CvssVector", {
						enumerable: !0,
						get: function() {
							return h.CvssVector;
						}
					}), p(c(564), t);
					var g = c(475);
					Object.defineProperty(t, "Cvss2", {
						enumerable: !0,
						get: function() {
							return g.Cvss2;
						}
					});
					var _ = c(371);
					Object.defineProperty(t, "Cvss3P1", {
						enumerable: !0,
						get: function() {
							return _.Cvss3P1;
						}
					});
					var v = c(623);
					Object.defineProperty(t, "Cvss3P0", {
						enumerable: !0,
						get: function() {
							return v.Cvss3P0;
						}
					});
					var y = c(987);
					Object.defineProperty(t, "Cvss4P0", {
						enumerable: !0,
						get: function() {
							return y.Cvss4P0;
						}
					});
				},
				331: (e, t) => {
					var c;
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss3P0Components = void 0;
					class a {}
					t.Cvss3P0Components = a, c = a, a.CONFIDENTIALITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of confidentiality within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of confidentiality, resulting in all resources within the impacted component being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact. For example, an attacker steals the administrator's password, or private encryption keys of a web server."
						}
					}, a.CONFIDENTIALITY_IMPACT = [
						c.CONFIDENTIALITY_IMPACT_VALUES.X,
						c.CONFIDENTIALITY_IMPACT_VALUES.N,
						c.CONFIDENTIALITY_IMPACT_VALUES.L,
						c.CONFIDENTIALITY_IMPACT_VALUES.H
					], a.INTEGRITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of integrity within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact on the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the impacted component. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the impacted component."
						}
					}, a.INTEGRITY_IMPACT = [
						c.INTEGRITY_IMPACT_VALUES.X,
						c.INTEGRITY_IMPACT_VALUES.N,
						c.INTEGRITY_IMPACT_VALUES.L,
						c.INTEGRITY_IMPACT_VALUES.H
					], a.AVAILABILITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to availability within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the impacted component are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the impacted component; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the impacted component (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."
						}
					}, a.AVAILABILITY_IMPACT = [
						c.AVAILABILITY_IMPACT_VALUES.X,
						c.AVAILABILITY_IMPACT_VALUES.N,
						c.AVAILABILITY_IMPACT_VALUES.L,
						c.AVAILABILITY_IMPACT_VALUES.H
					], a.CONFIDENTIALITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.CONFIDENTIALITY_REQUIREMENT = [
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.X,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.L,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.M,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.H
					], a.INTEGRITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.INTEGRITY_REQUIREMENT = [
						c.INTEGRITY_REQUIREMENT_VALUES.X,
						c.INTEGRITY_REQUIREMENT_VALUES.L,
						c.INTEGRITY_REQUIREMENT_VALUES.M,
						c.INTEGRITY_REQUIREMENT_VALUES.H
					], a.AVAILABILITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.AVAILABILITY_REQUIREMENT = [
						c.AVAILABILITY_REQUIREMENT_VALUES.X,
						c.AVAILABILITY_REQUIREMENT_VALUES.L,
						c.AVAILABILITY_REQUIREMENT_VALUES.M,
						c.AVAILABILITY_REQUIREMENT_VALUES.H
					], a.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is no impact to the integrity of the system."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "There is a partial compromise of system integrity."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total compromise of system integrity."
						}
					}, a.TEMPLATE_CIA_REQUIREMENT_MODIFIED = [
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.X,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.L,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.M,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.H
					], a.BASE_CATEGORY = {
						name: "base",
						description: "This metric reflects the qualities of a vulnerability that are constant over time and across user environments."
					}, a.AV_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "Network",
							abbreviatedName: "Netw.",
							jsonSchemaName: "NETWORK",
							description: "The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."
						},
						A: {
							shortName: "A",
							value: .62,
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT_NETWORK",
							description: "The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."
						},
						L: {
							shortName: "L",
							value: .55,
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."
						},
						P: {
							shortName: "P",
							value: .2,
							name: "Physical",
							abbreviatedName: "Phys.",
							jsonSchemaName: "PHYSICAL",
							description: "The attack requires the attacker to physically touch or manipulate the vulnerable component."
						}
					}, a.AV = {
						name: "Attack Vector",
						shortName: "AV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",
						values: [
							c.AV_VALUES.X,
							c.AV_VALUES.N,
							c.AV_VALUES.A,
							c.AV_VALUES.L,
							c.AV_VALUES.P
						]
					}, a.AC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .77,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."
						},
						H: {
							shortName: "H",
							value: .44,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."
						}
					}, a.AC = {
						name: "Attack Complexity",
						shortName: "AC",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",
						values: [
							c.AC_VALUES.X,
							c.AC_VALUES.L,
							c.AC_VALUES.H
						]
					}, a.PR_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							changedValue: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							changedValue: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."
						},
						L: {
							shortName: "L",
							value: .62,
							changedValue: .68,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."
						},
						H: {
							shortName: "H",
							value: .27,
							changedValue: .5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."
						}
					}, a.PR = {
						name: "Privileges Required",
						shortName: "PR",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",
						values: [
							c.PR_VALUES.X,
							c.PR_VALUES.N,
							c.PR_VALUES.L,
							c.PR_VALUES.H
						]
					}, a.UI_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The vulnerable system can be exploited without interaction from any user."
						},
						R: {
							shortName: "R",
							value: .62,
							name: "Required",
							abbreviatedName: "Req.",
							jsonSchemaName: "REQUIRED",
							description: "Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."
						}
					}, a.UI = {
						name: "User Interaction",
						shortName: "UI",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",
						values: [
							c.UI_VALUES.X,
							c.UI_VALUES.N,
							c.UI_VALUES.R
						]
					}, a.S_VALUES = {
						X: {
							shortName: "X",
							value: !1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: !1,
							name: "Unchanged",
							abbreviatedName: "Unchang.",
							jsonSchemaName: "UNCHANGED",
							description: "An exploited vulnerability can only affect resources managed by the same authority."
						},
						C: {
							shortName: "C",
							value: !0,
							name: "Changed",
							jsonSchemaName: "CHANGED",
							description: "An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."
						}
					}, a.S = {
						name: "Scope",
						shortName: "S",
						subCategory: "Exploitability Metrics",
						description: "Can an exploit of the vulnerability be accomplished remotely?",
						values: [
							c.S_VALUES.X,
							c.S_VALUES.U,
							c.S_VALUES.C
						]
					}, a.C = {
						name: "Confidentiality Impact",
						shortName: "C",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",
						values: c.CONFIDENTIALITY_IMPACT
					}, a.I = {
						name: "Integrity Impact",
						shortName: "I",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to integrity of a successfully exploited vulnerability.",
						values: c.INTEGRITY_IMPACT
					}, a.A = {
						name: "Availability Impact",
						shortName: "A",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",
						values: c.AVAILABILITY_IMPACT
					}, a.BASE_CATEGORY_VALUES = [
						c.AV,
						c.AC,
						c.PR,
						c.UI,
						c.S,
						c.C,
						c.I,
						c.A
					], a.TEMPORAL_CATEGORY = {
						name: "temporal",
						description: "This metric reflects the current state of exploit techniques or code availability."
					}, a.E_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: .91,
							name: "Unproven",
							abbreviatedName: "Unproven",
							description: "No exploit code is available, or an exploit is theoretical."
						},
						P: {
							shortName: "P",
							value: .94,
							name: "Proof-of-Concept",
							abbreviatedName: "Proof-of-conc.",
							jsonSchemaName: "PROOF_OF_CONCEPT",
							description: "Proof-of-concept exploit code is available, or an attack demonstration is not practical for most systems. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."
						},
						F: {
							shortName: "F",
							value: .97,
							name: "Functional",
							jsonSchemaName: "FUNCTIONAL",
							description: "Functional exploit code is available. The code works in most situations where the vulnerability exists."
						},
						H: {
							shortName: "H",
							value: 1,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Functional exploit code is available. The code is widespread and automated and works in all situations where the vulnerability exists."
						}
					}, a.E = {
						name: "Exploit Code Maturity",
						shortName: "E",
						description: "This metric measures the likelihood of the vulnerability being attacked, and is typically based on the current state of exploit techniques, exploit code availability, or active, successful exploitation of the vulnerability.",
						values: [
							c.E_VALUES.X,
							c.E_VALUES.U,
							c.E_VALUES.P,
							c.E_VALUES.F,
							c.E_VALUES.H
						]
					}, a.RL_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						O: {
							shortName: "O",
							value: .95,
							name: "Official Fix",
							abbreviatedName: "Off. Fix",
							jsonSchemaName: "OFFICIAL_FIX",
							description: "A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."
						},
						T: {
							shortName: "T",
							value: .96,
							name: "Temporary Fix",
							abbreviatedName: "Temp. Fix",
							jsonSchemaName: "TEMPORARY_FIX",
							description: "There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."
						},
						W: {
							shortName: "W",
							value: .97,
							name: "Workaround",
							jsonSchemaName: "WORKAROUND",
							description: "There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."
						},
						U: {
							shortName: "U",
							value: 1,
							name: "Unavailable",
							jsonSchemaName: "UNAVAILABLE",
							description: "There is either no solution available or it is impossible to apply."
						}
					}, a.RL = {
						name: "Remediation Level",
						shortName: "RL",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: [
							c.RL_VALUES.X,
							c.RL_VALUES.O,
							c.RL_VALUES.T,
							c.RL_VALUES.W,
							c.RL_VALUES.U
						]
					}, a.RC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: .92,
							name: "Unknown",
							description: "Report confidence is unknown."
						},
						R: {
							shortName: "R",
							value: .96,
							name: "Reasonable",
							jsonSchemaName: "REASONABLE",
							description: "Reasonable confidence exists, or the reported vulnerability is in a component not typically used by a target or not having a large installed base."
						},
						C: {
							shortName: "C",
							value: 1,
							name: "Confirmed",
							jsonSchemaName: "CONFIRMED",
							description: "Confirmed confidence exists, or the exploit is functional in the environment where the vulnerability exists."
						}
					}, a.RC = {
						name: "Report Confidence",
						shortName: "RC",
						description: "This metric describes the level of confidence in the existence of the vulnerability and the credibility of the known technical details.",
						values: [
							c.RC_VALUES.X,
							c.RC_VALUES.U,
							c.RC_VALUES.R,
							c.RC_VALUES.C
						]
					}, a.TEMPORAL_CATEGORY_VALUES = [
						c.E,
						c.RL,
						c.RC
					], a.ENVIRONMENTAL_CATEGORY = {
						name: "environmental",
						description: "This metric reflects the characteristics of a vulnerability that are relevant and unique to a particular user's environment. This metric can greatly improve the accuracy of a score."
					}, a.MAV_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "Network",
							abbreviatedName: "Netw.",
							jsonSchemaName: "NETWORK",
							description: "The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."
						},
						A: {
							shortName: "A",
							value: .62,
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT_NETWORK",
							description: "The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."
						},
						L: {
							shortName: "L",
							value: .55,
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."
						},
						P: {
							shortName: "P",
							value: .2,
							name: "Physical",
							abbreviatedName: "Phys.",
							jsonSchemaName: "PHYSICAL",
							description: "The attack requires the attacker to physically touch or manipulate the vulnerable component."
						}
					}, a.MAV = {
						name: "Modified Attack Vector",
						shortName: "MAV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",
						baseMetricEquivalent: c.AV,
						values: [
							c.MAV_VALUES.X,
							c.MAV_VALUES.N,
							c.MAV_VALUES.A,
							c.MAV_VALUES.L,
							c.MAV_VALUES.P
						]
					}, a.MAC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .77,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."
						},
						H: {
							shortName: "H",
							value: .44,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."
						}
					}, a.MAC = {
						name: "Modified Attack Complexity",
						shortName: "MAC",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",
						baseMetricEquivalent: c.AC,
						values: [
							c.MAC_VALUES.X,
							c.MAC_VALUES.L,
							c.MAC_VALUES.H
						]
					}, a.MPR_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							changedValue: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							changedValue: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."
						},
						L: {
							shortName: "L",
							value: .62,
							changedValue: .68,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."
						},
						H: {
							shortName: "H",
							value: .27,
							changedValue: .5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."
						}
					}, a.MPR = {
						name: "Modified Privileges Required",
						shortName: "MPR",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",
						baseMetricEquivalent: c.PR,
						values: [
							c.MPR_VALUES.X,
							c.MPR_VALUES.N,
							c.MPR_VALUES.L,
							c.MPR_VALUES.H
						]
					}, a.MUI_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The vulnerable system can be exploited without interaction from any user."
						},
						R: {
							shortName: "R",
							value: .62,
							name: "Required",
							jsonSchemaName: "REQUIRED",
							description: "Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."
						}
					}, a.MUI = {
						name: "Modified User Interaction",
						shortName: "MUI",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",
						baseMetricEquivalent: c.UI,
						values: [
							c.MUI_VALUES.X,
							c.MUI_VALUES.N,
							c.MUI_VALUES.R
						]
					}, a.MS_VALUES = {
						X: {
							shortName: "X",
							value: !1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: !1,
							name: "Unchanged",
							abbreviatedName: "Unchang.",
							jsonSchemaName: "UNCHANGED",
							description: "An exploited vulnerability can only affect resources managed by the same authority."
						},
						C: {
							shortName: "C",
							value: !0,
							name: "Changed",
							jsonSchemaName: "CHANGED",
							description: "An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."
						}
					}, a.MS = {
						name: "Modified Scope",
						shortName: "MS",
						subCategory: "Exploitability Metrics",
						description: "Can an exploit of the vulnerability be accomplished remotely?",
						baseMetricEquivalent: c.S,
						values: [
							c.MS_VALUES.X,
							c.MS_VALUES.U,
							c.MS_VALUES.C
						]
					}, a.MC = {
						name: "Confidentiality Impact",
						shortName: "MC",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",
						baseMetricEquivalent: c.C,
						values: c.CONFIDENTIALITY_IMPACT
					}, a.MI = {
						name: "Integrity Impact",
						shortName: "MI",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to integrity of a successfully exploited vulnerability.",
						baseMetricEquivalent: c.I,
						values: c.INTEGRITY_IMPACT
					}, a.MA = {
						name: "Availability Impact",
						shortName: "MA",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",
						baseMetricEquivalent: c.A,
						values: c.AVAILABILITY_IMPACT
					}, a.CR = {
						name: "Confidentiality Requirement",
						shortName: "CR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.CONFIDENTIALITY_REQUIREMENT
					}, a.IR = {
						name: "Integrity Requirement",
						shortName: "IR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.INTEGRITY_REQUIREMENT
					}, a.AR = {
						name: "Availability Requirement",
						shortName: "AR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.AVAILABILITY_REQUIREMENT
					}, a.ENVIRONMENTAL_CATEGORY_VALUES = [
						c.CR,
						c.IR,
						c.AR,
						c.MAV,
						c.MAC,
						c.MPR,
						c.MUI,
						c.MS,
						c.MC,
						c.MI,
						c.MA
					], a.REGISTERED_COMPONENTS = new Map(), c.REGISTERED_COMPONENTS.set(c.BASE_CATEGORY, c.BASE_CATEGORY_VALUES), c.REGISTERED_COMPONENTS.set(c.TEMPORAL_CATEGORY, c.TEMPORAL_CATEGORY_VALUES), c.REGISTERED_COMPONENTS.set(c.ENVIRONMENTAL_CATEGORY, c.ENVIRONMENTAL_CATEGORY_VALUES), a.ATTRIBUTE_SEVERITY_ORDER = [
						[c.S_VALUES.U, c.MS_VALUES.U],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.N,
							c.INTEGRITY_IMPACT_VALUES.N,
							c.AVAILABILITY_IMPACT_VALUES.N
						],
						[c.AV_VALUES.P, c.MAV_VALUES.P],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.L,
							c.INTEGRITY_IMPACT_VALUES.L,
							c.AVAILABILITY_IMPACT_VALUES.L
						],
						[c.PR_VALUES.H, c.MPR_VALUES.H],
						[c.AC_VALUES.H, c.MAC_VALUES.H],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.L,
							c.INTEGRITY_REQUIREMENT_VALUES.L,
							c.AVAILABILITY_REQUIREMENT_VALUES.L
						],
						[c.AV_VALUES.L, c.MAV_VALUES.L],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.H,
							c.INTEGRITY_IMPACT_VALUES.H,
							c.AVAILABILITY_IMPACT_VALUES.H
						],
						[c.AV_VALUES.A, c.MAV_VALUES.A],
						[c.UI_VALUES.R, c.MUI_VALUES.R],
						[c.PR_VALUES.L, c.MPR_VALUES.L],
						[c.AC_VALUES.L, c.MAC_VALUES.L],
						[c.AV_VALUES.N, c.MAV_VALUES.N],
						[c.PR_VALUES.N, c.MPR_VALUES.N],
						[c.UI_VALUES.N, c.MUI_VALUES.N],
						[c.E_VALUES.U],
						[c.E_VALUES.P],
						[c.E_VALUES.F],
						[c.E_VALUES.H],
						[c.E_VALUES.X],
						[c.RC_VALUES.U],
						[c.RL_VALUES.O],
						[c.RL_VALUES.T],
						[c.RC_VALUES.R],
						[c.RL_VALUES.W],
						[c.AV_VALUES.X, c.MAV_VALUES.X],
						[c.AC_VALUES.X, c.MAC_VALUES.X],
						[c.PR_VALUES.X, c.MPR_VALUES.X],
						[c.UI_VALUES.X, c.MUI_VALUES.X],
						[c.S_VALUES.C, c.MS_VALUES.C],
						[c.S_VALUES.X, c.MS_VALUES.X],
						[c.CONFIDENTIALITY_IMPACT_VALUES.X],
						[c.INTEGRITY_IMPACT_VALUES.X],
						[c.AVAILABILITY_IMPACT_VALUES.X],
						[c.RL_VALUES.U],
						[c.RL_VALUES.X],
						[c.RC_VALUES.C],
						[c.RC_VALUES.X],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.M,
							c.INTEGRITY_REQUIREMENT_VALUES.M,
							c.AVAILABILITY_REQUIREMENT_VALUES.M
						],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.X,
							c.INTEGRITY_REQUIREMENT_VALUES.X,
							c.AVAILABILITY_REQUIREMENT_VALUES.X
						],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.H,
							c.INTEGRITY_REQUIREMENT_VALUES.H,
							c.AVAILABILITY_REQUIREMENT_VALUES.H
						]
					];
				},
				371: (e, t, c) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss3P1 = void 0;
					const f = c(154), p = c(951);
					class s extends f.CvssVector {
						constructor(e) {
							super(e);
						}
						getRegisteredComponents() {
							return p.Cvss3P1Components.REGISTERED_COMPONENTS;
						}
						getVectorPrefix() {
							return "CVSS:3.1/";
						}
						getVectorName() {
							return "CVSS:3.1";
						}
						fillAverageVector() {
							this.applyVector("AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:L/A:L");
						}
						fillRandomBaseVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P1Components.BASE_CATEGORY);
						}
						fillRandomTemporalVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P1Components.TEMPORAL_CATEGORY);
						}
						fillRandomEnvironmentalVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P1Components.ENVIRONMENTAL_CATEGORY);
						}
						fillRandomComponentsForCategory(e) {
							const t = p.Cvss3P1Components.REGISTERED_COMPONENTS.get(e);
							if (t) for (let e = 0; e < t.length; e++) {
								const c = t[e], f = super.pickRandomDefinedComponentValue(c);
								if (!f) return console.warn("Failed to pick random vector component for", c), void this.fillAverageVector();
								this.applyComponent(c, f);
							}
							else console.warn("Failed to pick random vector components for", e);
						}
						calculateScoresInternal(e = !1) {
							const t = this.isBaseFullyDefined(), c = this.isAnyTemporalDefined(), f = this.isAnyEnvironmentalDefined();
							return {
								normalized: e,
								base: t ? super.round(this.calculateExactBaseScore(), 1) : void 0,
								impact: t ? super.normalizeScore(super.round(this.calculateImpactScore(), 1), e ? 6 : 10) : void 0,
								exploitability: t ? super.normalizeScore(super.round(this.calculateExactExploitabilityScore(), 1), e ? 3.9 : 10) : void 0,
								temporal: t && c ? super.round(this.calculateExactTemporalScore(), 1) : void 0,
								environmental: t && f ? super.round(this.calculateExactEnvironmentalScore(), 1) : void 0,
								modifiedImpact: t && f ? super.normalizeScore(super.round(Math.max(0, this.calculateExactAdjustedImpactScore()), 1), e ? 6.1 : 10) : void 0,
								overall: super.round(this.calculateExactOverallScore(), 1),
								vector: this.toString()
							};
						}
						calculateExactBaseScore() {
							if (!this.isBaseFullyDefined()) return 0;
							let e = this.calculateExactImpactScore();
							if (e <= 0) return 0;
							let t = this.calculateExactExploitabilityScore();
							return this.getComponent(p.Cvss3P1Components.S).value ? super.roundUp(Math.min(s.SCOPE_COEFFICIENT * (e + t), 10)) : super.roundUp(Math.min(e + t, 10));
						}
						calculateImpactScore() {
							const e = this.calculateExactImpactScore();
							return e <= 0 ? 0 : e;
						}
						calculateExactImpactScore() {
							let e = this.calculateExactISSScore();
							return this.getComponent(p.Cvss3P1Components.S).value ? s.SCOPE_CHANGED_FACTOR * (e - .029) - 3.25 * Math.pow(e - .02, 15) : s.SCOPE_UNCHANGED_FACTOR * e;
						}
						calculateExactISSScore() {
							return 1 - (1 - this.getComponent(p.Cvss3P1Components.C).value) * (1 - this.getComponent(p.Cvss3P1Components.I).value) * (1 - this.getComponent(p.Cvss3P1Components.A).value);
						}
						calculateExactMISSScore() {
							let e, t, c, f, h, g, _ = this.getComponent(p.Cvss3P1Components.MC), v = this.getComponent(p.Cvss3P1Components.MI), y = this.getComponent(p.Cvss3P1Components.MA), b = this.getComponent(p.Cvss3P1Components.C), x = this.getComponent(p.Cvss3P1Components.I), S = this.getComponent(p.Cvss3P1Components.A), C = this.getComponent(p.Cvss3P1Components.CR), w = this.getComponent(p.Cvss3P1Components.IR), T = this.getComponent(p.Cvss3P1Components.AR);
							return e = _ === p.Cvss3P1Components.MC.values[0] ? b.value : _.value, t = v === p.Cvss3P1Components.MI.values[0] ? x.value : v.value, c = y === p.Cvss3P1Components.MA.values[0] ? S.value : y.value, p.Cvss3P1Components.CR.values[0], f = C.value, p.Cvss3P1Components.IR.values[0], h = w.value, p.Cvss3P1Components.AR.values[0], g = T.value, Math.min(1 - (1 - f * e) * (1 - h * t) * (1 - g * c), .915);
						}
						calculateExactExploitabilityScore() {
							const e = this.getComponent(p.Cvss3P1Components.AV).value, t = this.getComponent(p.Cvss3P1Components.AC).value, c = this.getComponent(p.Cvss3P1Components.UI).value;
							let f;
							return f = this.getComponent(p.Cvss3P1Components.S).value ? this.getComponent(p.Cvss3P1Components.PR).changedValue : this.getComponent(p.Cvss3P1Components.PR).value, s.EXPLOITABILITY_COEFFICIENT * e * t * f * c;
						}
						calculateExactTemporalScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyTemporalDefined()) return 0;
							let e = this.getComponent(p.Cvss3P1Components.E).value, t = this.getComponent(p.Cvss3P1Components.RL).value, c = this.getComponent(p.Cvss3P1Components.RC).value, f = this.calculateExactBaseScore();
							return super.roundUp(f * e * t * c);
						}
						calculateExactEnvironmentalScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.calculateExactAdjustedImpactScore();
							if (e <= 0) return 0;
							let t = this.calculateAdjustedExploitability(), c = this.getComponent(p.Cvss3P1Components.E).value, f = this.getComponent(p.Cvss3P1Components.RL).value, h = this.getComponent(p.Cvss3P1Components.RC).value;
							if (this.isModifiedScope()) {
								let p = super.roundUp(Math.min(e + t, 10));
								return super.roundUp(p * c * f * h);
							}
							{
								let p = super.roundUp(Math.min(s.SCOPE_COEFFICIENT * (e + t), 10));
								return super.roundUp(p * c * f * h);
							}
						}
						calculateExactAdjustedImpactScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.calculateExactMISSScore();
							return this.isModifiedScope() ? s.SCOPE_UNCHANGED_FACTOR * e : s.SCOPE_CHANGED_FACTOR * (e - .029) - 3.25 * Math.pow(.9731 * e - .02, 13);
						}
						calculateAdjustedExploitability() {
							let e, t = this.getFirstDefinedComponent([p.Cvss3P1Components.MAV, p.Cvss3P1Components.AV]).value, c = this.getFirstDefinedComponent([p.Cvss3P1Components.MAC, p.Cvss3P1Components.AC]).value, f = this.getFirstDefinedComponent([p.Cvss3P1Components.MUI, p.Cvss3P1Components.UI]).value, h = this.getFirstDefinedComponent([p.Cvss3P1Components.MPR, p.Cvss3P1Components.PR]);
							return e = this.isModifiedScope() ? h.value : h.changedValue, s.EXPLOITABILITY_COEFFICIENT * t * c * e * f;
						}
						isModifiedScope() {
							let e = this.getComponent(p.Cvss3P1Components.S), t = this.getComponent(p.Cvss3P1Components.MS);
							return t === p.Cvss3P1Components.MS.values[0] ? !e.value : !t.value;
						}
						calculateExactOverallScore() {
							return this.isAnyEnvironmentalDefined() ? this.calculateExactEnvironmentalScore() : this.isAnyTemporalDefined() ? this.calculateExactTemporalScore() : this.calculateExactBaseScore();
						}
						isBaseFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P1Components.BASE_CATEGORY);
						}
						isTemporalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P1Components.TEMPORAL_CATEGORY);
						}
						isEnvironmentalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P1Components.ENVIRONMENTAL_CATEGORY);
						}
						isAnyBaseDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P1Components.BASE_CATEGORY);
						}
						isAnyTemporalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P1Components.TEMPORAL_CATEGORY);
						}
						isAnyEnvironmentalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P1Components.ENVIRONMENTAL_CATEGORY);
						}
						getJsonSchemaSeverity(e) {
							return 0 === e || isNaN(e) ? "NONE" : e <= 3.9 ? "LOW" : e <= 6.9 ? "MEDIUM" : e <= 8.9 ? "HIGH" : "CRITICAL";
						}
						createJsonSchema() {
							const e = this.calculateScores();
							return {
								version: "3.1",
								vectorString: this.toString(),
								baseScore: e.base,
								temporalScore: e.temporal,
								environmentalScore: e.environmental,
								baseSeverity: this.getJsonSchemaSeverity(e.base),
								temporalSeverity: e.temporal ? this.getJsonSchemaSeverity(e.temporal) : void 0,
								environmentalSeverity: e.environmental ? this.getJsonSchemaSeverity(e.environmental) : void 0,
								attackVector: this.getComponent(p.Cvss3P1Components.AV).jsonSchemaName,
								attackComplexity: this.getComponent(p.Cvss3P1Components.AC).jsonSchemaName,
								privilegesRequired: this.getComponent(p.Cvss3P1Components.PR).jsonSchemaName,
								userInteraction: this.getComponent(p.Cvss3P1Components.UI).jsonSchemaName,
								scope: this.getComponent(p.Cvss3P1Components.S).jsonSchemaName,
								confidentialityImpact: this.getComponent(p.Cvss3P1Components.C).jsonSchemaName,
								integrityImpact: this.getComponent(p.Cvss3P1Components.I).jsonSchemaName,
								availabilityImpact: this.getComponent(p.Cvss3P1Components.A).jsonSchemaName,
								exploitCodeMaturity: this.getComponent(p.Cvss3P1Components.E).jsonSchemaName,
								remediationLevel: this.getComponent(p.Cvss3P1Components.RL).jsonSchemaName,
								reportConfidence: this.getComponent(p.Cvss3P1Components.RC).jsonSchemaName,
								confidentialityRequirement: this.getComponent(p.Cvss3P1Components.CR).jsonSchemaName,
								integrityRequirement: this.getComponent(p.Cvss3P1Components.IR).jsonSchemaName,
								availabilityRequirement: this.getComponent(p.Cvss3P1Components.AR).jsonSchemaName,
								modifiedAttackVector: this.getComponent(p.Cvss3P1Components.MAV).jsonSchemaName,
								modifiedAttackComplexity: this.getComponent(p.Cvss3P1Components.MAC).jsonSchemaName,
								modifiedPrivilegesRequired: this.getComponent(p.Cvss3P1Components.MPR).jsonSchemaName,
								modifiedUserInteraction: this.getComponent(p.Cvss3P1Components.MUI).jsonSchemaName,
								modifiedScope: this.getComponent(p.Cvss3P1Components.MS).jsonSchemaName,
								modifiedConfidentialityImpact: this.getComponent(p.Cvss3P1Components.MC).jsonSchemaName,
								modifiedIntegrityImpact: this.getComponent(p.Cvss3P1Components.MI).jsonSchemaName,
								modifiedAvailabilityImpact: this.getComponent(p.Cvss3P1Components.MA).jsonSchemaName
							};
						}
					}
					t.Cvss3P1 = s, s.SCOPE_CHANGED_FACTOR = 7.52, s.SCOPE_UNCHANGED_FACTOR = 6.42, s.EXPLOITABILITY_COEFFICIENT = 8.22, s.SCOPE_COEFFICIENT = 1.08;
				},
				475: (e, t, c) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss2 = void 0;
					const f = c(154), p = c(479);
					class s extends f.CvssVector {
						constructor(e) {
							super(e);
						}
						getRegisteredComponents() {
							return p.Cvss2Components.REGISTERED_COMPONENTS;
						}
						getVectorPrefix() {
							return "";
						}
						getVectorName() {
							return "CVSS:2.0";
						}
						fillAverageVector() {
							this.applyVector("AV:A/AC:M/Au:N/C:P/I:P/A:P");
						}
						fillRandomBaseVector() {
							const e = p.Cvss2Components.BASE_CATEGORY_VALUES;
							for (let t = 0; t < e.length; t++) {
								const c = e[t], f = super.pickRandomDefinedComponentValue(c);
								if (!f) return console.warn("Failed to pick random vector component for", c), void this.fillAverageVector();
								this.applyComponent(c, f);
							}
						}
						calculateScoresInternal(e = !1) {
							const t = this.isBaseFullyDefined(), c = this.isAnyTemporalDefined(), f = this.isAnyEnvironmentalDefined();
							return {
								normalized: e,
								base: t ? super.round(this.calculateExactBaseScore(), 1) : void 0,
								impact: t ? super.round(this.calculateExactImpactScore(), 1) : void 0,
								exploitability: t ? super.round(this.calculateExactExploitabilityScore(), 1) : void 0,
								temporal: t && c ? super.round(this.calculateExactTemporalScore(), 1) : void 0,
								environmental: t && f ? super.round(this.calculateExactEnvironmentalScore(), 1) : void 0,
								modifiedImpact: t && f ? super.round(this.calculateExactAdjustedImpactScore(), 1) : void 0,
								overall: super.round(this.calculateExactOverallScore(), 1),
								vector: this.toString()
							};
						}
						calculateExactBaseScore() {
							if (!this.isBaseFullyDefined()) return 0;
							let e = this.calculateExactImpactScore();
							return (.6 * e + .4 * this.calculateExactExploitabilityScore() - 1.5) * this.f(e);
						}
						calculateExactImpactScore() {
							return this.isBaseFullyDefined() ? 10.41 * (1 - (1 - this.getComponent(p.Cvss2Components.C).value) * (1 - this.getComponent(p.Cvss2Components.I).value) * (1 - this.getComponent(p.Cvss2Components.A).value)) : 0;
						}
						calculateExactExploitabilityScore() {
							return this.isBaseFullyDefined() ? 20 * this.getComponent(p.Cvss2Components.AC).value * this.getComponent(p.Cvss2Components.Au).value * this.getComponent(p.Cvss2Components.AV).value : 0;
						}
						calculateExactTemporalScore() {
							return this.isAnyTemporalDefined() ? super.round(this.calculateExactBaseScore(), 1) * this.getComponent(p.Cvss2Components.E).value * this.getComponent(p.Cvss2Components.RL).value * this.getComponent(p.Cvss2Components.RC).value : 0;
						}
						calculateExactAdjustedBaseScore() {
							let e = this.calculateExactAdjustedImpactScore(), t = this.calculateExactExploitabilityScore();
							return t = this.round(t, 1), (.6 * e + .4 * t - 1.5) * this.f(e);
						}
						calculateExactAdjustedTemporalScore() {
							return this.calculateExactAdjustedBaseScore() * this.getComponent(p.Cvss2Components.E).value * this.getComponent(p.Cvss2Components.RL).value * this.getComponent(p.Cvss2Components.RC).value;
						}
						calculateExactEnvironmentalScore() {
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.calculateExactAdjustedTemporalScore();
							return (e + (10 - e) * this.getComponent(p.Cvss2Components.CDP).value) * this.getComponent(p.Cvss2Components.TD).value;
						}
						calculateExactAdjustedImpactScore() {
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.getComponent(p.Cvss2Components.C).value, t = this.getComponent(p.Cvss2Components.I).value, c = this.getComponent(p.Cvss2Components.A).value, f = this.getComponent(p.Cvss2Components.CR).value, h = this.getComponent(p.Cvss2Components.IR).value, g = this.getComponent(p.Cvss2Components.AR).value;
							return Math.min(10, 10.41 * (1 - (1 - e * f) * (1 - t * h) * (1 - c * g)));
						}
						calculateExactOverallScore() {
							return this.isAnyEnvironmentalDefined() ? this.calculateExactEnvironmentalScore() : this.isAnyTemporalDefined() ? this.calculateExactTemporalScore() : this.calculateExactBaseScore();
						}
						isBaseFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss2Components.BASE_CATEGORY);
						}
						isTemporalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss2Components.TEMPORAL_CATEGORY);
						}
						isEnvironmentalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss2Components.ENVIRONMENTAL_CATEGORY);
						}
						isAnyBaseDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss2Components.BASE_CATEGORY);
						}
						isAnyTemporalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss2Components.TEMPORAL_CATEGORY);
						}
						isAnyEnvironmentalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss2Components.ENVIRONMENTAL_CATEGORY);
						}
						f(e) {
							return 0 === e ? 0 : 1.176;
						}
						createJsonSchema() {
							const e = this.calculateScores();
							return {
								version: "2.0",
								vectorString: this.toString(),
								baseScore: e.base,
								temporalScore: e.temporal,
								environmentalScore: e.environmental,
								accessVector: this.getComponent(p.Cvss2Components.AV).jsonSchemaName,
								accessComplexity: this.getComponent(p.Cvss2Components.AC).jsonSchemaName,
								authentication: this.getComponent(p.Cvss2Components.Au).jsonSchemaName,
								confidentialityImpact: this.getComponent(p.Cvss2Components.C).jsonSchemaName,
								integrityImpact: this.getComponent(p.Cvss2Components.I).jsonSchemaName,
								availabilityImpact: this.getComponent(p.Cvss2Components.A).jsonSchemaName,
								exploitability: this.getComponent(p.Cvss2Components.E).jsonSchemaName,
								remediationLevel: this.getComponent(p.Cvss2Components.RL).jsonSchemaName,
								reportConfidence: this.getComponent(p.Cvss2Components.RC).jsonSchemaName,
								collateralDamagePotential: this.getComponent(p.Cvss2Components.CDP).jsonSchemaName,
								targetDistribution: this.getComponent(p.Cvss2Components.TD).jsonSchemaName,
								confidentialityRequirement: this.getComponent(p.Cvss2Components.CR).jsonSchemaName,
								integrityRequirement: this.getComponent(p.Cvss2Components.IR).jsonSchemaName,
								availabilityRequirement: this.getComponent(p.Cvss2Components.AR).jsonSchemaName
							};
						}
					}
					t.Cvss2 = s;
				},
				479: (e, t, c) => {
					var f;
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss2Components = void 0;
					const p = c(154);
					class s {}
					t.Cvss2Components = s, f = s, s.BASE_CATEGORY = {
						name: "base",
						description: "Represents the intrinsic and fundamental characteristics of a vulnerability that are constant over time and user environments."
					}, s.AV_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						L: {
							shortName: "L",
							value: .395,
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "A vulnerability exploitable with only local access requires the attacker to have either physical access to the vulnerable system or a local (shell) account. Examples of locally exploitable vulnerabilities are peripheral attacks such as Firewire/USB DMA attacks, and local privilege escalations (e.g., sudo)."
						},
						A: {
							shortName: "A",
							value: .646,
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT_NETWORK",
							description: "A vulnerability exploitable with adjacent network access requires the attacker to have access to either the broadcast or collision domain of the vulnerable software.  Examples of local networks include local IP subnet, Bluetooth, IEEE 802.11, and local Ethernet segment."
						},
						N: {
							shortName: "N",
							value: 1,
							name: "Network",
							jsonSchemaName: "NETWORK",
							description: "A vulnerability exploitable with network access means the vulnerable software is bound to the network stack and the attacker does not require local network access or local access. Such a vulnerability is often termed \"remotely exploitable\". An example of a network attack is an RPC buffer overflow."
						}
					}, s.AV = {
						name: "Access Vector",
						shortName: "AV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects how the vulnerability is exploited. The more remote an attacker can be to attack a host, the greater the vulnerability score.",
						values: [
							f.AV_VALUES.ND,
							f.AV_VALUES.L,
							f.AV_VALUES.A,
							f.AV_VALUES.N
						]
					}, s.AC_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						H: {
							shortName: "H",
							value: .35,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Specialized access conditions exist. For example, an attacker can only exploit the vulnerability under very specialized conditions."
						},
						M: {
							shortName: "M",
							value: .61,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "The access conditions are somewhat specialized. For example, the attacker can only exploit the vulnerability under certain conditions."
						},
						L: {
							shortName: "L",
							value: .71,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Specialized access conditions or extenuating circumstances do not exist. For example, an attacker can exploit the vulnerability under most conditions."
						}
					}, s.AC = {
						name: "Access Complexity",
						shortName: "AC",
						subCategory: "Exploitability Metrics",
						description: "This metric measures the complexity of the attack required to exploit the vulnerability once an attacker has gained access to the target system. For example, consider a buffer overflow in an Internet service: If the vulnerability is exploitable only once a user has been authenticated by the service, the vulnerability is only \"Medium\" complexity. If, however, the vulnerability can be exploited anonymously, it is \"Low\" complexity.",
						values: [
							f.AC_VALUES.ND,
							f.AC_VALUES.H,
							f.AC_VALUES.M,
							f.AC_VALUES.L
						]
					}, s.Au_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						M: {
							shortName: "M",
							value: .45,
							name: "Multiple",
							jsonSchemaName: "MULTIPLE",
							description: "Exploiting the vulnerability requires that the attacker authenticate two or more times, even if the same credentials are used each time. An example is an attacker authenticating to an operating system in addition to providing credentials to access an application hosted on that system."
						},
						S: {
							shortName: "S",
							value: .56,
							name: "Single",
							jsonSchemaName: "SINGLE",
							description: "The vulnerability requires an attacker to be logged into the system (such as at a command line or via a desktop session or web interface)."
						},
						N: {
							shortName: "N",
							value: .704,
							name: "None",
							jsonSchemaName: "NONE",
							description: "Authentication is not required to exploit the vulnerability."
						}
					}, s.Au = {
						name: "Authentication",
						shortName: "Au",
						subCategory: "Exploitability Metrics",
						description: "This metric measures the number of times an attacker must authenticate to a target in order to exploit a vulnerability. \"Multiple\" means that the attacker must authenticate two or more times, \"Single\" means that the attacker must authenticate once, and \"None\" means that the attacker need not authenticate at all to exploit the vulnerability.",
						values: [
							f.Au_VALUES.ND,
							f.Au_VALUES.M,
							f.Au_VALUES.S,
							f.Au_VALUES.N
						]
					}, s.C_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to the confidentiality of the system."
						},
						P: {
							shortName: "P",
							value: .275,
							name: "Partial",
							jsonSchemaName: "PARTIAL",
							description: "There is considerable informational disclosure. Access to some system files is possible, but the attacker does not have control over what is obtained, or the scope of the loss is constrained. An example is a vulnerability that divulges only certain tables in a database."
						},
						C: {
							shortName: "C",
							value: .66,
							name: "Complete",
							jsonSchemaName: "COMPLETE",
							description: "There is total information disclosure, resulting in all system files being revealed. The attacker is able to read all of the system's data (memory, files, etc.)"
						}
					}, s.C = {
						name: "Confidentiality Impact",
						shortName: "C",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability. Confidentiality refers to limiting information access and disclosure to only authorized users, as well as preventing access by, or disclosure to, unauthorized ones.",
						values: [
							f.C_VALUES.ND,
							f.C_VALUES.N,
							f.C_VALUES.P,
							f.C_VALUES.C
						]
					}, s.I_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to the integrity of the system."
						},
						P: {
							shortName: "P",
							value: .275,
							name: "Partial",
							jsonSchemaName: "PARTIAL",
							description: "Modification of some system files or information is possible, but the attacker does not have control over what can be modified, or the scope of what the attacker can affect is limited. For example, system or application files may be overwritten or modified, but either the attacker has no control over which files are affected or the attacker can modify files within only a limited context or scope."
						},
						C: {
							shortName: "C",
							value: .66,
							name: "Complete",
							jsonSchemaName: "COMPLETE",
							description: "There is a total compromise of system integrity. There is a complete loss of system protection, resulting in the entire system being compromised. The attacker is able to modify any files on the target system."
						}
					}, s.I = {
						name: "Integrity Impact",
						shortName: "I",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to integrity of a successfully exploited vulnerability. Integrity refers to the trustworthiness and guaranteed veracity of information.",
						values: [
							f.I_VALUES.ND,
							f.I_VALUES.N,
							f.I_VALUES.P,
							f.I_VALUES.C
						]
					}, s.A_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will result in no score being calculated."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to availability within the impacted component."
						},
						P: {
							shortName: "P",
							value: .275,
							name: "Partial",
							jsonSchemaName: "PARTIAL",
							description: "There is reduced performance or interruptions in resource availability. An example is a network-based flood attack that permits a limited number of successful connections to an Internet service."
						},
						C: {
							shortName: "C",
							value: .66,
							name: "Complete",
							jsonSchemaName: "COMPLETE",
							description: "There is a total shutdown of the affected resource. The attacker can render the resource completely unavailable."
						}
					}, s.A = {
						name: "Availability Impact",
						shortName: "A",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability. While the Confidentiality and Integrity impact metrics apply to the loss of confidentiality or integrity of data (e.g., information, files) used by the impacted component, this metric refers to the loss of availability of the impacted component itself, such as a networked service (e.g., web, database, email). Since availability refers to the accessibility of information resources, attacks that consume network bandwidth, processor cycles, or disk space all impact the availability of an impacted component. This metric considers only the availability of the impacted component itself.",
						values: [
							f.A_VALUES.ND,
							f.A_VALUES.N,
							f.A_VALUES.P,
							f.A_VALUES.C
						]
					}, s.BASE_CATEGORY_VALUES = [
						f.AV,
						f.AC,
						f.Au,
						f.C,
						f.I,
						f.A
					], s.TEMPORAL_CATEGORY = {
						name: "temporal",
						description: "The threat posed by a vulnerability may change over time. Three such factors that CVSS captures are: confirmation of the technical details of a vulnerability, the remediation status of the vulnerability, and the availability of exploit code or techniques. Since temporal metrics are optional they each include a metric value that has no effect on the score."
					}, s.E_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						U: {
							shortName: "U",
							value: .85,
							name: "Unproven",
							jsonSchemaName: "UNPROVEN",
							description: "No exploit code is available, or an exploit is entirely theoretical."
						},
						POC: {
							shortName: "POC",
							value: .9,
							name: "Proof-of-concept",
							abbreviatedName: "Proof-of-conc.",
							jsonSchemaName: "PROOF_OF_CONCEPT",
							description: "Proof-of-concept exploit code or an attack demonstration that is not practical for most systems is available. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."
						},
						F: {
							shortName: "F",
							value: .95,
							name: "Functional",
							jsonSchemaName: "FUNCTIONAL",
							description: "Functional exploit code is available. The code works in most situations where the vulnerability exists."
						},
						H: {
							shortName: "H",
							value: 1,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Either the vulnerability is exploitable by functional mobile autonomous code, or no exploit is required (manual trigger) and details are widely available. The code works in every situation, or is actively being delivered via a mobile autonomous agent (such as a worm or virus)."
						}
					}, s.E = {
						name: "Exploitability",
						shortName: "E",
						description: "This metric measures the current state of exploit techniques or code availability. \"Unproven that exploit exists\" is the lowest impact and \"Proof-of-concept code\" is the highest impact.",
						values: [
							f.E_VALUES.ND,
							f.E_VALUES.U,
							f.E_VALUES.POC,
							f.E_VALUES.F,
							f.E_VALUES.H
						]
					}, s.RL_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						OF: {
							shortName: "OF",
							value: .87,
							name: "Official Fix",
							abbreviatedName: "Off. Fix",
							jsonSchemaName: "OFFICIAL_FIX",
							description: "A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."
						},
						TF: {
							shortName: "TF",
							value: .9,
							name: "Temporary Fix",
							abbreviatedName: "Temp. Fix",
							jsonSchemaName: "TEMPORARY_FIX",
							description: "There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."
						},
						W: {
							shortName: "W",
							value: .95,
							name: "Workaround",
							jsonSchemaName: "WORKAROUND",
							description: "There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."
						},
						U: {
							shortName: "U",
							value: 1,
							name: "Unavailable",
							jsonSchemaName: "UNAVAILABLE",
							description: "There is either no solution available or it is impossible to apply."
						}
					}, s.RL = {
						name: "Remediation Level",
						shortName: "RL",
						description: "This metric measures the remediation level of a vulnerability. \"Official fix\" is the lowest impact and \"Unavailable\" is the highest impact.",
						values: [
							f.RL_VALUES.ND,
							f.RL_VALUES.OF,
							f.RL_VALUES.TF,
							f.RL_VALUES.W,
							f.RL_VALUES.U
						]
					}, s.RC_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						UC: {
							shortName: "UC",
							value: .9,
							name: "Unconfirmed",
							jsonSchemaName: "UNCONFIRMED",
							description: "There is little confidence in the existence of this vulnerability. The report is unconfirmed, or the source is not known."
						},
						UR: {
							shortName: "UR",
							value: .95,
							name: "Uncorroborated",
							jsonSchemaName: "UNCORROBORATED",
							description: "There is reasonable confidence in the existence of this vulnerability, but the technical details are not known publicly. The report is unconfirmed."
						},
						C: {
							shortName: "C",
							value: 1,
							name: "Confirmed",
							jsonSchemaName: "CONFIRMED",
							description: "The existence of this vulnerability is confirmed, but the details are not known publicly. An exploit has been observed, or proof-of-concept exploit code is available. The bugtraq ID or CVE ID has been made public."
						}
					}, s.RC = {
						name: "Report Confidence",
						shortName: "RC",
						description: "This metric measures the degree of confidence in the existence of the vulnerability and the credibility of the known technical details. \"Unconfirmed\" is the lowest confidence and \"Confirmed\" is the highest.",
						values: [
							f.RC_VALUES.ND,
							f.RC_VALUES.UC,
							f.RC_VALUES.UR,
							f.RC_VALUES.C
						]
					}, s.TEMPORAL_CATEGORY_VALUES = [
						f.E,
						f.RL,
						f.RC
					], s.ENVIRONMENTAL_CATEGORY = {
						name: "environmental",
						description: "Different environments can have an immense bearing on the risk that a vulnerability poses to an organization and its stakeholders. The CVSS environmental metric group captures the characteristics of a vulnerability that are associated with a user's IT environment. Since environmental metrics are optional they each include a metric value that has no effect on the score."
					}, s.CDP_VALUES = {
						ND: {
							shortName: "ND",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no potential for loss of life, physical assets, productivity or revenue."
						},
						L: {
							shortName: "L",
							value: .1,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "A successful exploit of this vulnerability may result in slight physical or property damage. Or, there may be a slight loss of revenue or productivity to the organization."
						},
						LM: {
							shortName: "LM",
							value: .3,
							name: "Low-Medium",
							abbreviatedName: "Low-Med.",
							jsonSchemaName: "LOW_MEDIUM",
							description: "A successful exploit of this vulnerability may result in moderate physical or property damage. Or, there may be a moderate loss of revenue or productivity to the organization."
						},
						MH: {
							shortName: "MH",
							value: .4,
							name: "Medium-High",
							abbreviatedName: "Med.-High",
							jsonSchemaName: "MEDIUM_HIGH",
							description: "A successful exploit of this vulnerability may result in significant physical or property damage or loss. Or, there may be a significant loss of revenue or productivity."
						},
						H: {
							shortName: "H",
							value: .5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "A successful exploit of this vulnerability may result in catastrophic physical or property damage and loss. Or, there may be a catastrophic loss of revenue or productivity."
						}
					}, s.CDP = {
						name: "Collateral Damage Potential",
						shortName: "CDP",
						subCategory: "General Modifiers",
						description: "This metric measures the potential for loss of life or physical assets resulting from a vulnerability. \"None\" is the lowest impact and \"High\" is the highest impact.",
						values: [
							f.CDP_VALUES.ND,
							f.CDP_VALUES.N,
							f.CDP_VALUES.L,
							f.CDP_VALUES.LM,
							f.CDP_VALUES.MH,
							f.CDP_VALUES.H
						]
					}, s.TD_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no (0%) target distribution."
						},
						L: {
							shortName: "L",
							value: .25,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is a small (< 25%) target distribution."
						},
						M: {
							shortName: "M",
							value: .75,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "There is a medium (26-75%) target distribution."
						},
						H: {
							shortName: "H",
							value: 1,
							name: "High",
							description: "There is a high (> 75%) target distribution."
						}
					}, s.TD = {
						name: "Target Distribution",
						shortName: "TD",
						subCategory: "General Modifiers",
						description: "This metric measures the proportion of vulnerable systems that could be affected by an attack. It is meant to represent the proportion of vulnerable systems that an attacker can expect to target. \"None\" is the lowest impact and \"High\" is the highest impact.",
						values: [
							f.TD_VALUES.ND,
							f.TD_VALUES.N,
							f.TD_VALUES.L,
							f.TD_VALUES.M,
							f.TD_VALUES.H
						]
					}, s.CR_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.51,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, s.CR = {
						name: "Confidentiality Requirement",
						shortName: "CR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric measures the need for confidentiality of the vulnerable component to the user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the confidentiality of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for confidentiality. \"Not Defined\" is the lowest impact and \"High\" is the highest impact.",
						values: [
							f.CR_VALUES.ND,
							f.CR_VALUES.L,
							f.CR_VALUES.M,
							f.CR_VALUES.H
						]
					}, s.IR_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.51,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, s.IR = {
						name: "Integrity Requirement",
						shortName: "IR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric measures the need for integrity of the vulnerable component to a user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the integrity of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for integrity. \"Not Defined\" is the lowest impact and \"High\" is the highest impact.",
						values: [
							f.IR_VALUES.ND,
							f.IR_VALUES.L,
							f.IR_VALUES.M,
							f.IR_VALUES.H
						]
					}, s.AR_VALUES = {
						ND: {
							shortName: "ND",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.51,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, s.AR = {
						name: "Availability Requirement",
						shortName: "AR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric measures the need for availability of the vulnerable component to a user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the availability of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for availability. \"Not Defined\" is the lowest impact and \"High\" is the highest impact.",
						values: [
							f.AR_VALUES.ND,
							f.AR_VALUES.L,
							f.AR_VALUES.M,
							f.AR_VALUES.H
						]
					}, s.ENVIRONMENTAL_CATEGORY_VALUES = [
						f.CDP,
						f.TD,
						f.CR,
						f.IR,
						f.AR
					], s.REGISTERED_COMPONENTS = new Map(), f.REGISTERED_COMPONENTS.set(f.BASE_CATEGORY, f.BASE_CATEGORY_VALUES), f.REGISTERED_COMPONENTS.set(f.TEMPORAL_CATEGORY, f.TEMPORAL_CATEGORY_VALUES), f.REGISTERED_COMPONENTS.set(f.ENVIRONMENTAL_CATEGORY, f.ENVIRONMENTAL_CATEGORY_VALUES), s.ATTRIBUTE_SEVERITY_ORDER = p.CvssVector._reorderAttributeSeverityOrder([
						f.AC_VALUES.ND,
						f.AV_VALUES.ND,
						f.Au_VALUES.ND,
						f.C_VALUES.ND,
						f.I_VALUES.ND,
						f.A_VALUES.ND,
						f.C_VALUES.N,
						f.I_VALUES.N,
						f.A_VALUES.N,
						f.CDP_VALUES.N,
						f.CDP_VALUES.ND,
						f.TD_VALUES.N,
						f.CDP_VALUES.L,
						f.TD_VALUES.L,
						f.C_VALUES.P,
						f.I_VALUES.P,
						f.A_VALUES.P,
						f.CDP_VALUES.LM,
						f.AC_VALUES.H,
						f.AV_VALUES.L,
						f.CDP_VALUES.MH,
						f.Au_VALUES.M,
						f.CDP_VALUES.H,
						f.Au_VALUES.S,
						f.AC_VALUES.M,
						f.AV_VALUES.A,
						f.C_VALUES.C,
						f.I_VALUES.C,
						f.A_VALUES.C,
						f.Au_VALUES.N,
						f.AC_VALUES.L,
						f.TD_VALUES.M,
						f.E_VALUES.U,
						f.RL_VALUES.OF,
						f.E_VALUES.POC,
						f.RL_VALUES.TF,
						f.RL_VALUES.W,
						f.RC_VALUES.UC,
						f.AV_VALUES.N,
						f.E_VALUES.F,
						f.E_VALUES.H,
						f.E_VALUES.ND,
						f.RL_VALUES.U,
						f.RL_VALUES.ND,
						f.RC_VALUES.UR,
						f.RC_VALUES.C,
						f.RC_VALUES.ND,
						f.TD_VALUES.H,
						f.TD_VALUES.ND,
						f.CR_VALUES.L,
						f.CR_VALUES.M,
						f.IR_VALUES.L,
						f.IR_VALUES.M,
						f.AR_VALUES.L,
						f.AR_VALUES.M,
						f.CR_VALUES.ND,
						f.IR_VALUES.ND,
						f.AR_VALUES.ND,
						f.CR_VALUES.H,
						f.IR_VALUES.H,
						f.AR_VALUES.H
					]);
				},
				564: (e, t, c) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.applyVectorPartsIfMetricsHigher = t.applyVectorPartsIfMetricsLower = t.fromVector = void 0;
					const f = c(475), p = c(623), h = c(371), g = c(987), _ = c(479), v = c(331), y = c(951), b = c(759), x = {
						"CVSS:2.0": f.Cvss2,
						"2.0": f.Cvss2,
						"CVSS:3.0": p.Cvss3P0,
						"3.0": p.Cvss3P0,
						"CVSS:3.1": h.Cvss3P1,
						3.1: h.Cvss3P1,
						"CVSS:4.0": g.Cvss4P0,
						"4.0": g.Cvss4P0
					};
					function E(e, t, c) {
						if (!t) return 0;
						const f = e.normalizeVector(t);
						if (0 === f.length) return 0;
						const p = f.split("/");
						let h = 0;
						for (const t of p) {
							if (!t) continue;
							const f = t.split(":", 2);
							if (2 === f.length) {
								const t = f[0], p = f[1], g = e.getComponentByStringOpt(t), _ = t.startsWith("M"), v = _ ? t.replace("M", "") : t, y = e.getComponentByStringOpt(v), b = _ ? t : `M${t}`, x = e.getComponentByStringOpt(b), S = (null == g ? void 0 : g.shortName) || "X", C = e.applyComponentStringSilent(t, p), w = e.getComponentByStringOpt(t);
								C && c(g, y, x, w, _) ? h++ : e.applyComponentStringSilent(t, S);
							} else console.warn("Unknown vector argument:", t);
						}
						return h;
					}
					function u(e, t, c, f, p) {
						const h = null != c && "NOT_DEFINED" !== c.name && "NULL" !== c.name && "X" !== c.shortName;
						return {
							oldSeverity: d(e, p && h ? c : t),
							newSeverity: d(e, f)
						};
					}
					function d(e, t) {
						if (!t) return -1;
						let c = [];
						if (e instanceof f.Cvss2 ? c = _.Cvss2Components.ATTRIBUTE_SEVERITY_ORDER : e instanceof p.Cvss3P0 ? c = v.Cvss3P0Components.ATTRIBUTE_SEVERITY_ORDER : e instanceof h.Cvss3P1 ? c = y.Cvss3P1Components.ATTRIBUTE_SEVERITY_ORDER : e instanceof g.Cvss4P0 && (c = b.Cvss4P0Components.ATTRIBUTE_SEVERITY_ORDER), 0 === c.length) return console.warn("Unknown", e.getVectorName(), "severity order list for attribute type:", t), -1;
						for (let e = 0; e < c.length; e++) if (c[e].includes(t)) return e;
						return console.warn("Unknown", e.getVectorName(), "attribute type:", t), -1;
					}
					t.fromVector = function(e, t = void 0) {
						if (t) {
							const c = x[t];
							if (c) return new c(e);
						}
						const c = x[e];
						if (c) return new c();
						for (let t in x) {
							const c = x[t];
							if (e.startsWith(t)) try {
								return new c(e);
							} catch (e) {}
						}
						for (let t in x) {
							const c = x[t];
							try {
								return new c(e);
							} catch (e) {}
						}
						return null;
					}, t.applyVectorPartsIfMetricsLower = function(e, t) {
						return t ? E(e, t, ((t, c, f, p, h) => {
							const g = u(e, c, f, p, h);
							return g.newSeverity <= g.oldSeverity;
						})) : 0;
					}, t.applyVectorPartsIfMetricsHigher = function(e, t) {
						return t ? E(e, t, ((t, c, f, p, h) => {
							const g = u(e, c, f, p, h);
							return g.newSeverity >= g.oldSeverity;
						})) : 0;
					};
				},
				623: (e, t, c) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss3P0 = void 0;
					const f = c(154), p = c(331);
					class s extends f.CvssVector {
						constructor(e) {
							super(e);
						}
						getRegisteredComponents() {
							return p.Cvss3P0Components.REGISTERED_COMPONENTS;
						}
						getVectorPrefix() {
							return "CVSS:3.0/";
						}
						getVectorName() {
							return "CVSS:3.0";
						}
						fillAverageVector() {
							this.applyVector("AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:L/A:L");
						}
						fillRandomBaseVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P0Components.BASE_CATEGORY);
						}
						fillRandomTemporalVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P0Components.TEMPORAL_CATEGORY);
						}
						fillRandomEnvironmentalVector() {
							this.fillRandomComponentsForCategory(p.Cvss3P0Components.ENVIRONMENTAL_CATEGORY);
						}
						fillRandomComponentsForCategory(e) {
							const t = p.Cvss3P0Components.REGISTERED_COMPONENTS.get(e);
							if (t) for (let e = 0; e < t.length; e++) {
								const c = t[e], f = super.pickRandomDefinedComponentValue(c);
								if (!f) return console.warn("Failed to pick random vector component for", c), void this.fillAverageVector();
								this.applyComponent(c, f);
							}
							else console.warn("Failed to pick random vector components for", e);
						}
						calculateScoresInternal(e = !1) {
							const t = this.isBaseFullyDefined(), c = this.isAnyTemporalDefined(), f = this.isAnyEnvironmentalDefined();
							return {
								normalized: e,
								base: t ? super.round(this.calculateExactBaseScore(), 1) : void 0,
								impact: t ? super.normalizeScore(super.round(this.calculateImpactScore(), 1), e ? 6 : 10) : void 0,
								exploitability: t ? super.normalizeScore(super.round(this.calculateExactExploitabilityScore(), 1), e ? 3.9 : 10) : void 0,
								temporal: t && c ? super.round(this.calculateExactTemporalScore(), 1) : void 0,
								environmental: t && f ? super.round(this.calculateExactEnvironmentalScore(), 1) : void 0,
								modifiedImpact: t && f ? super.normalizeScore(super.round(Math.max(0, this.calculateExactAdjustedImpactScore()), 1), e ? 6.1 : 10) : void 0,
								overall: super.round(this.calculateExactOverallScore(), 1),
								vector: this.toString()
							};
						}
						calculateExactBaseScore() {
							if (!this.isBaseFullyDefined()) return 0;
							let e = this.calculateExactImpactScore();
							if (e <= 0) return 0;
							let t = this.calculateExactExploitabilityScore();
							return this.getComponent(p.Cvss3P0Components.S).value ? this.roundUp1(Math.min(s.SCOPE_COEFFICIENT * (e + t), 10)) : this.roundUp1(Math.min(e + t, 10));
						}
						calculateImpactScore() {
							const e = this.calculateExactImpactScore();
							return e <= 0 ? 0 : e;
						}
						calculateExactImpactScore() {
							let e = this.calculateExactISSScore();
							return this.getComponent(p.Cvss3P0Components.S).value ? s.SCOPE_CHANGED_FACTOR * (e - .029) - 3.25 * Math.pow(e - .02, 15) : s.SCOPE_UNCHANGED_FACTOR * e;
						}
						calculateExactISSScore() {
							return 1 - (1 - this.getComponent(p.Cvss3P0Components.C).value) * (1 - this.getComponent(p.Cvss3P0Components.I).value) * (1 - this.getComponent(p.Cvss3P0Components.A).value);
						}
						calculateExactMISSScore() {
							let e, t, c, f, h, g, _ = this.getComponent(p.Cvss3P0Components.MC), v = this.getComponent(p.Cvss3P0Components.MI), y = this.getComponent(p.Cvss3P0Components.MA), b = this.getComponent(p.Cvss3P0Components.C), x = this.getComponent(p.Cvss3P0Components.I), S = this.getComponent(p.Cvss3P0Components.A), C = this.getComponent(p.Cvss3P0Components.CR), w = this.getComponent(p.Cvss3P0Components.IR), T = this.getComponent(p.Cvss3P0Components.AR);
							return e = _ === p.Cvss3P0Components.MC.values[0] ? b.value : _.value, t = v === p.Cvss3P0Components.MI.values[0] ? x.value : v.value, c = y === p.Cvss3P0Components.MA.values[0] ? S.value : y.value, p.Cvss3P0Components.CR.values[0], f = C.value, p.Cvss3P0Components.IR.values[0], h = w.value, p.Cvss3P0Components.AR.values[0], g = T.value, Math.min(1 - (1 - f * e) * (1 - h * t) * (1 - g * c), .915);
						}
						calculateExactExploitabilityScore() {
							const e = this.getComponent(p.Cvss3P0Components.AV).value, t = this.getComponent(p.Cvss3P0Components.AC).value, c = this.getComponent(p.Cvss3P0Components.UI).value;
							let f;
							return f = this.getComponent(p.Cvss3P0Components.S).value ? this.getComponent(p.Cvss3P0Components.PR).changedValue : this.getComponent(p.Cvss3P0Components.PR).value, s.EXPLOITABILITY_COEFFICIENT * e * t * f * c;
						}
						calculateExactTemporalScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyTemporalDefined()) return 0;
							let e = this.getComponent(p.Cvss3P0Components.E).value, t = this.getComponent(p.Cvss3P0Components.RL).value, c = this.getComponent(p.Cvss3P0Components.RC).value, f = this.calculateExactBaseScore();
							return this.roundUp1(f * e * t * c);
						}
						calculateExactEnvironmentalScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.calculateExactAdjustedImpactScore();
							if (e <= 0) return 0;
							let t = this.calculateAdjustedExploitability(), c = this.getComponent(p.Cvss3P0Components.E).value, f = this.getComponent(p.Cvss3P0Components.RL).value, h = this.getComponent(p.Cvss3P0Components.RC).value;
							if (this.isModifiedScope()) {
								let p = this.roundUp1(Math.min(e + t, 10));
								return this.roundUp1(p * c * f * h);
							}
							{
								let p = this.roundUp1(Math.min(s.SCOPE_COEFFICIENT * (e + t), 10));
								return this.roundUp1(p * c * f * h);
							}
						}
						calculateExactAdjustedImpactScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if (!this.isAnyEnvironmentalDefined()) return 0;
							let e = this.calculateExactMISSScore();
							return this.isModifiedScope() ? s.SCOPE_UNCHANGED_FACTOR * e : s.SCOPE_CHANGED_FACTOR * (e - .029) - 3.25 * Math.pow(e - .02, 15);
						}
						calculateAdjustedExploitability() {
							let e, t = this.getFirstDefinedComponent([p.Cvss3P0Components.MAV, p.Cvss3P0Components.AV]).value, c = this.getFirstDefinedComponent([p.Cvss3P0Components.MAC, p.Cvss3P0Components.AC]).value, f = this.getFirstDefinedComponent([p.Cvss3P0Components.MUI, p.Cvss3P0Components.UI]).value, h = this.getFirstDefinedComponent([p.Cvss3P0Components.MPR, p.Cvss3P0Components.PR]);
							return e = this.isModifiedScope() ? h.value : h.changedValue, s.EXPLOITABILITY_COEFFICIENT * t * c * e * f;
						}
						isModifiedScope() {
							let e = this.getComponent(p.Cvss3P0Components.S), t = this.getComponent(p.Cvss3P0Components.MS);
							return t === p.Cvss3P0Components.MS.values[0] ? !e.value : !t.value;
						}
						calculateExactOverallScore() {
							return this.isAnyEnvironmentalDefined() ? this.calculateExactEnvironmentalScore() : this.isAnyTemporalDefined() ? this.calculateExactTemporalScore() : this.calculateExactBaseScore();
						}
						isBaseFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P0Components.BASE_CATEGORY);
						}
						isTemporalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P0Components.TEMPORAL_CATEGORY);
						}
						isEnvironmentalFullyDefined() {
							return super.isCategoryFullyDefined(p.Cvss3P0Components.ENVIRONMENTAL_CATEGORY);
						}
						isAnyBaseDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P0Components.BASE_CATEGORY);
						}
						isAnyTemporalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P0Components.TEMPORAL_CATEGORY);
						}
						isAnyEnvironmentalDefined() {
							return super.isCategoryPartiallyDefined(p.Cvss3P0Components.ENVIRONMENTAL_CATEGORY);
						}
						roundUp1(e) {
							return Math.ceil(10 * e) / 10;
						}
						getJsonSchemaSeverity(e) {
							return 0 === e || isNaN(e) ? "NONE" : e <= 3.9 ? "LOW" : e <= 6.9 ? "MEDIUM" : e <= 8.9 ? "HIGH" : "CRITICAL";
						}
						createJsonSchema() {
							const e = this.calculateScores();
							return {
								version: "3.0",
								vectorString: this.toString(),
								baseScore: e.base,
								temporalScore: e.temporal,
								environmentalScore: e.environmental,
								baseSeverity: this.getJsonSchemaSeverity(e.base),
								temporalSeverity: e.temporal ? this.getJsonSchemaSeverity(e.temporal) : void 0,
								environmentalSeverity: e.environmental ? this.getJsonSchemaSeverity(e.environmental) : void 0,
								attackVector: this.getComponent(p.Cvss3P0Components.AV).jsonSchemaName,
								attackComplexity: this.getComponent(p.Cvss3P0Components.AC).jsonSchemaName,
								privilegesRequired: this.getComponent(p.Cvss3P0Components.PR).jsonSchemaName,
								userInteraction: this.getComponent(p.Cvss3P0Components.UI).jsonSchemaName,
								scope: this.getComponent(p.Cvss3P0Components.S).jsonSchemaName,
								confidentialityImpact: this.getComponent(p.Cvss3P0Components.C).jsonSchemaName,
								integrityImpact: this.getComponent(p.Cvss3P0Components.I).jsonSchemaName,
								availabilityImpact: this.getComponent(p.Cvss3P0Components.A).jsonSchemaName,
								exploitCodeMaturity: this.getComponent(p.Cvss3P0Components.E).jsonSchemaName,
								remediationLevel: this.getComponent(p.Cvss3P0Components.RL).jsonSchemaName,
								reportConfidence: this.getComponent(p.Cvss3P0Components.RC).jsonSchemaName,
								confidentialityRequirement: this.getComponent(p.Cvss3P0Components.CR).jsonSchemaName,
								integrityRequirement: this.getComponent(p.Cvss3P0Components.IR).jsonSchemaName,
								availabilityRequirement: this.getComponent(p.Cvss3P0Components.AR).jsonSchemaName,
								modifiedAttackVector: this.getComponent(p.Cvss3P0Components.MAV).jsonSchemaName,
								modifiedAttackComplexity: this.getComponent(p.Cvss3P0Components.MAC).jsonSchemaName,
								modifiedPrivilegesRequired: this.getComponent(p.Cvss3P0Components.MPR).jsonSchemaName,
								modifiedUserInteraction: this.getComponent(p.Cvss3P0Components.MUI).jsonSchemaName,
								modifiedScope: this.getComponent(p.Cvss3P0Components.MS).jsonSchemaName,
								modifiedConfidentialityImpact: this.getComponent(p.Cvss3P0Components.MC).jsonSchemaName,
								modifiedIntegrityImpact: this.getComponent(p.Cvss3P0Components.MI).jsonSchemaName,
								modifiedAvailabilityImpact: this.getComponent(p.Cvss3P0Components.MA).jsonSchemaName
							};
						}
					}
					t.Cvss3P0 = s, s.SCOPE_CHANGED_FACTOR = 7.52, s.SCOPE_UNCHANGED_FACTOR = 6.42, s.EXPLOITABILITY_COEFFICIENT = 8.22, s.SCOPE_COEFFICIENT = 1.08;
				},
				730: (e, t) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.EQ = void 0;
					class o {
						constructor(e, t, c, f) {
							this.highestSeverityVectors = [], this.level = e, this.vectorDepth = t, this.highestSeverityVectorsUnparsed = c, this.predicate = f;
						}
						getLevel() {
							return this.level;
						}
						getLevelAsInt() {
							return parseInt(this.level);
						}
						getVectorDepth() {
							return this.vectorDepth;
						}
						getHighestSeverityVectors() {
							return 0 === this.highestSeverityVectors.length && (this.highestSeverityVectors = this.highestSeverityVectorsUnparsed.map(((e) => o.createCvssInstance(e)))), this.highestSeverityVectors;
						}
						getHighestSeverityVectorsUnparsed() {
							return this.highestSeverityVectorsUnparsed;
						}
						matchesConstraints(e) {
							return this.predicate(e);
						}
					}
					t.EQ = o;
				},
				759: (e, t) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss4P0Components = void 0;
					class o {}
					t.Cvss4P0Components = o, o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of confidentiality, resulting in all information within the Vulnerable System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Vulnerable System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of confidentiality within the Vulnerable System."
						}
					}, o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE = [
						o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,
						o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,
						o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,
						o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N
					], o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Vulnerable System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Vulnerable System."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Vulnerable System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of integrity within the Vulnerable System."
						}
					}, o.VULNERABLE_SYSTEM_INTEGRITY_BASE = [
						o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.X,
						o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H,
						o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.L,
						o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.N
					], o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Vulnerable System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Vulnerable System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Vulnerable System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Vulnerable System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to availability within the Vulnerable System."
						}
					}, o.VULNERABLE_SYSTEM_AVAILABILITY_BASE = [
						o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.X,
						o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H,
						o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.L,
						o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.N
					], o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						S: {
							shortName: "S",
							name: "Safety",
							jsonSchemaName: "SAFETY",
							description: "! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",
							hide: !0
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of confidentiality, resulting in all resources within the Subsequent System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of confidentiality within the Subsequent System or all confidentiality impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE = [
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.S,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N
					], o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						S: {
							shortName: "S",
							name: "Safety",
							jsonSchemaName: "SAFETY",
							description: "! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",
							hide: !0
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Subsequent System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Subsequent System."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of integrity within the Subsequent System or all integrity impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE = [
						o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.X,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.S,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.L,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.N
					], o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						S: {
							shortName: "S",
							name: "Safety",
							jsonSchemaName: "SAFETY",
							description: "! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",
							hide: !0
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Subsequent System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Subsequent System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Subsequent System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to availability within the Subsequent System or all availability impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE = [
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.X,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.S,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.L,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.N
					], o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of confidentiality, resulting in all resources within the Subsequent System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "Negligible",
							abbreviatedName: "Negl.",
							jsonSchemaName: "NEGLIGIBLE",
							description: "There is no loss of confidentiality within the Subsequent System or all confidentiality impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED = [
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.X,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.L,
						o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.N
					], o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						S: {
							shortName: "S",
							name: "Safety",
							jsonSchemaName: "SAFETY",
							description: "The exploited vulnerability will result in integrity impacts that could cause serious injury or worse (categories of \"Marginal\" or worse as described in IEC 61508) to a human actor or participant."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Subsequent System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Subsequent System."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "Negligible",
							abbreviatedName: "Negl.",
							jsonSchemaName: "NEGLIGIBLE",
							description: "There is no loss of integrity within the Subsequent System or all integrity impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED = [
						o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.L,
						o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.N
					], o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						S: {
							shortName: "S",
							name: "Safety",
							jsonSchemaName: "SAFETY",
							description: "The exploited vulnerability will result in availability impacts that could cause serious injury or worse (categories of \"Marginal\" or worse as described in IEC 61508) to a human actor or participant."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Subsequent System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Subsequent System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Subsequent System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Subsequent System."
						},
						N: {
							shortName: "N",
							name: "Negligible",
							abbreviatedName: "Negl.",
							jsonSchemaName: "NEGLIGIBLE",
							description: "There is no impact to availability within the Subsequent System or all availability impact is constrained to the Vulnerable System."
						}
					}, o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED = [
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.L,
						o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.N
					], o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, o.REQUIREMENT_CONFIDENTIALITY_MODIFIED = [
						o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X,
						o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H,
						o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.M,
						o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.L
					], o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, o.REQUIREMENT_INTEGRITY_MODIFIED = [
						o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X,
						o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H,
						o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.M,
						o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.L
					], o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, o.REQUIREMENT_AVAILABILITY_MODIFIED = [
						o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X,
						o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H,
						o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.M,
						o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.L
					], o.AV_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Not Defined"
						},
						N: {
							shortName: "N",
							name: "Network",
							jsonSchemaName: "NETWORK",
							description: "The vulnerable system is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet. Such a vulnerability is often termed \u201Cremotely exploitable\u201D and can be thought of as an attack being exploitable at the protocol level one or more network hops away (e.g., across one or more routers). An example of a network attack is an attacker causing a denial of service (DoS) by sending a specially crafted TCP packet across a wide area network."
						},
						A: {
							shortName: "A",
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT",
							description: "The vulnerable system is bound to a protocol stack, but the attack is limited at the protocol level to a logically adjacent topology. This can mean an attack must be launched from the same shared proximity (e.g., Bluetooth, NFC, or IEEE 802.11) or logical network (e.g., local IP subnet), or from within a secure or otherwise limited administrative domain (e.g., MPLS, secure VPN within an administrative network zone). One example of an Adjacent attack would be an ARP (IPv4) or neighbor discovery (IPv6) flood leading to a denial of service on the local LAN segment."
						},
						L: {
							shortName: "L",
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "The vulnerable system is not bound to the network stack and the attacker\u2019s path is via read/write/execute capabilities. Either: the attacker exploits the vulnerability by accessing the target system locally (e.g., keyboard, console), or through terminal emulation (e.g., SSH); or the attacker relies on User Interaction by another person to perform actions required to exploit the vulnerability (e.g., using social engineering techniques to trick a legitimate user into opening a malicious document)."
						},
						P: {
							shortName: "P",
							name: "Physical",
							abbreviatedName: "Phys.",
							jsonSchemaName: "PHYSICAL",
							description: "The attack requires the attacker to physically touch or manipulate the vulnerable system. Physical interaction may be brief (e.g., evil maid attack) or persistent. An example of such an attack is a cold boot attack in which an attacker gains access to disk encryption keys after physically accessing the target system. Other examples include peripheral attacks via FireWire/USB Direct Memory Access (DMA)."
						}
					}, o.AV = {
						name: "Attack Vector",
						shortName: "AV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects the context by which vulnerability exploitation is possible.",
						values: [
							o.AV_VALUES.X,
							o.AV_VALUES.N,
							o.AV_VALUES.A,
							o.AV_VALUES.L,
							o.AV_VALUES.P
						],
						worseCaseValue: o.AV_VALUES.N
					}, o.AC_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Not Defined"
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker must take no measurable action to exploit the vulnerability. The attack requires no target-specific circumvention to exploit the vulnerability. An attacker can expect repeatable success against the vulnerable system."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "successful attack depends on the evasion or circumvention of security-enhancing techniques in place that would otherwise hinder the attack. The attacker must have additional methods available to bypass security measures in place."
						}
					}, o.AC = {
						name: "Attack Complexity",
						shortName: "AC",
						subCategory: "Exploitability Metrics",
						description: "This metric captures measurable actions that the attacker must take to evade or circumvent built-in security-enhancing conditions in order to obtain a working exploit.",
						values: [
							o.AC_VALUES.X,
							o.AC_VALUES.L,
							o.AC_VALUES.H
						],
						worseCaseValue: o.AC_VALUES.L
					}, o.AT_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Not Defined"
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "The successful attack does not depend on the deployment and execution conditions of the vulnerable system. The attacker can expect to be able to reach the vulnerability and execute the exploit under all or most instances of the vulnerability."
						},
						P: {
							shortName: "P",
							name: "Present",
							jsonSchemaName: "PRESENT",
							description: "The successful attack depends on the presence of specific deployment and execution conditions of the vulnerable system that enable the attack. The successfulness of the attack is conditioned on execution conditions that are not under full control of the attacker. The attack may need to be launched multiple times against a single target before being successful. Network injection. The attacker must inject themselves into the logical network path between the target and the resource requested by the victim (e.g. vulnerabilities requiring an on-path attacker)."
						}
					}, o.AT = {
						name: "Attack Requirements",
						shortName: "AT",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the prerequisite deployment and execution conditions or variables of the vulnerable system that enable the attack.",
						values: [
							o.AT_VALUES.X,
							o.AT_VALUES.N,
							o.AT_VALUES.P
						],
						worseCaseValue: o.AT_VALUES.N
					}, o.PR_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Not Defined"
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "The attacker is unauthenticated prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker requires privileges that provide basic capabilities that are typically limited to settings and resources owned by a single low-privileged user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable system allowing full access to the vulnerable system\u2019s settings and files."
						}
					}, o.PR = {
						name: "Privileges Required",
						shortName: "PR",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the level of privileges an attacker must possess prior to successfully exploiting the vulnerability.",
						values: [
							o.PR_VALUES.X,
							o.PR_VALUES.N,
							o.PR_VALUES.L,
							o.PR_VALUES.H
						],
						worseCaseValue: o.PR_VALUES.N
					}, o.UI_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Not Defined"
						},
						N: {
							shortName: "N",
							name: "None",
							jsonSchemaName: "NONE",
							description: "The vulnerable system can be exploited without interaction from any human user, other than the attacker. Examples include: a remote attacker is able to send packets to a target system a locally authenticated attacker executes code to elevate privileges"
						},
						P: {
							shortName: "P",
							name: "Passive",
							jsonSchemaName: "PASSIVE",
							description: "Successful exploitation of this vulnerability requires limited interaction by the targeted user with the vulnerable system and the attacker\u2019s payload. These interactions would be considered involuntary and do not require that the user actively subvert protections built into the vulnerable system."
						},
						A: {
							shortName: "A",
							name: "Active",
							jsonSchemaName: "ACTIVE",
							description: "Successful exploitation of this vulnerability requires a targeted user to perform specific, conscious interactions with the vulnerable system and the attacker\u2019s payload, or the user\u2019s interactions would actively subvert protection mechanisms which would lead to exploitation of the vulnerability."
						}
					}, o.UI = {
						name: "User Interaction",
						shortName: "UI",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the requirement for a human user, other than the attacker, to participate in the successful compromise of the vulnerable system.",
						values: [
							o.UI_VALUES.X,
							o.UI_VALUES.N,
							o.UI_VALUES.P,
							o.UI_VALUES.A
						],
						worseCaseValue: o.UI_VALUES.N
					}, o.VC = {
						name: "Confidentiality",
						shortName: "VC",
						subCategory: "Vulnerable System Impact",
						description: "This metric measures the impact to the confidentiality of the information managed by the Vulnerable System due to a successfully exploited vulnerability.",
						values: o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H
					}, o.VI = {
						name: "Integrity",
						shortName: "VI",
						subCategory: "Vulnerable System Impact",
						description: "This metric measures the impact to the integrity of the Vulnerable System due to a successfully exploited vulnerability.",
						values: o.VULNERABLE_SYSTEM_INTEGRITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H
					}, o.VA = {
						name: "Availability",
						shortName: "VA",
						subCategory: "Vulnerable System Impact",
						description: "This metric measures the impact to the availability of the Vulnerable System due to a successfully exploited vulnerability.",
						values: o.VULNERABLE_SYSTEM_AVAILABILITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H
					}, o.SC = {
						name: "Confidentiality",
						shortName: "SC",
						subCategory: "Subsequent System Impact",
						description: "This metric measures the impact to the confidentiality of information managed by a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",
						values: o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H
					}, o.SI = {
						name: "Integrity",
						shortName: "SI",
						subCategory: "Subsequent System Impact",
						description: "This metric measures the impact to the integrity of a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",
						values: o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H
					}, o.SA = {
						name: "Availability",
						shortName: "SA",
						subCategory: "Subsequent System Impact",
						description: "This metric measures the impact to the availability of a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",
						values: o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H
					}, o.S_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						N: {
							shortName: "N",
							name: "Negligible",
							abbreviatedName: "Negl.",
							jsonSchemaName: "NEGLIGIBLE",
							description: "Consequences of the vulnerability meet definition of IEC 61508 consequence categories of \"marginal,\" \"critical,\" or \"catastrophic.\""
						},
						P: {
							shortName: "P",
							name: "Present",
							jsonSchemaName: "PRESENT",
							description: "Consequences of the vulnerability meet definition of IEC 61508 consequence category \"negligible.\""
						}
					}, o.S = {
						name: "Safety",
						shortName: "S",
						description: "This supplemental metric captures Safety impacts of a vulnerability when the affected system has an intended use or fitness of purpose aligned to safety.",
						values: [
							o.S_VALUES.X,
							o.S_VALUES.N,
							o.S_VALUES.P
						],
						worseCaseValue: o.S_VALUES.P
					}, o.AU_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						N: {
							shortName: "N",
							name: "No",
							jsonSchemaName: "NO",
							description: "Attackers cannot reliably automate all 4 steps of the kill chain for this vulnerability for some reason. These steps are reconnaissance, weaponization, delivery, and exploitation."
						},
						Y: {
							shortName: "Y",
							name: "Yes",
							jsonSchemaName: "YES",
							description: "Attackers can reliably automate all 4 steps of the kill chain. These steps are reconnaissance, weaponization, delivery, and exploitation (e.g., the vulnerability is \u201Cwormable\u201D)."
						}
					}, o.AU = {
						name: "Automatable",
						shortName: "AU",
						description: "This supplemental metric captures whether an attacker can reliably automate exploitation of this vulnerability across multiple targets, based on the first four steps of the kill chain (reconnaissance, weaponization, delivery, and exploitation).",
						values: [
							o.AU_VALUES.X,
							o.AU_VALUES.N,
							o.AU_VALUES.Y
						],
						worseCaseValue: o.AU_VALUES.Y
					}, o.R_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						A: {
							shortName: "A",
							name: "Automatic",
							abbreviatedName: "Automat.",
							jsonSchemaName: "AUTOMATIC",
							description: "The system recovers services automatically after an attack has been performed."
						},
						U: {
							shortName: "U",
							name: "User",
							jsonSchemaName: "USER",
							description: "The system requires manual intervention by the user to recover services, after an attack has been performed."
						},
						I: {
							shortName: "I",
							name: "Irrecoverable",
							abbreviatedName: "Irrecov.",
							jsonSchemaName: "IRRECOVERABLE",
							description: "The system services are irrecoverable by the user, after an attack has been performed."
						}
					}, o.R = {
						name: "Recovery",
						shortName: "R",
						description: "This supplemental metric describes the resilience of a system to recover services, in terms of performance and availability, after an attack has been performed.",
						values: [
							o.R_VALUES.X,
							o.R_VALUES.A,
							o.R_VALUES.U,
							o.R_VALUES.I
						],
						worseCaseValue: o.R_VALUES.I
					}, o.V_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						D: {
							shortName: "D",
							name: "Diffuse",
							jsonSchemaName: "DIFFUSE",
							description: "The vulnerable system has limited resources. That is, the resources that the attacker will gain control over with a single exploitation event are relatively small. An example of Diffuse (think: limited) Value Density would be an attack on a single email client vulnerability."
						},
						C: {
							shortName: "C",
							name: "Concentrated",
							abbreviatedName: "Concentr.",
							jsonSchemaName: "CONCENTRATED",
							description: "The vulnerable system is rich in resources. Heuristically, such systems are often the direct responsibility of \u201Csystem operators\u201D rather than users. An example of Concentrated (think: broad) Value Density would be an attack on a central email server."
						}
					}, o.V = {
						name: "Value Density",
						shortName: "V",
						description: "This supplemental metric describes the resources that the attacker will gain control over with a single exploitation event.",
						values: [
							o.V_VALUES.X,
							o.V_VALUES.D,
							o.V_VALUES.C
						],
						worseCaseValue: o.V_VALUES.C
					}, o.RE_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						L: {
							shortName: "L",
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The effort required to respond to a vulnerability is low/trivial. Examples include: communication on better documentation, configuration workarounds, or guidance from the vendor that does not require an immediate update, upgrade, or replacement by the consuming entity, such as firewall filter configuration."
						},
						M: {
							shortName: "M",
							name: "Moderate",
							abbreviatedName: "Moder.",
							jsonSchemaName: "MODERATE",
							description: "The actions required to respond to a vulnerability require some effort on behalf of the consumer and could cause minimal service impact to implement. Examples include: simple remote update, disabling of a subsystem, or a low-touch software upgrade such as a driver update."
						},
						H: {
							shortName: "H",
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The actions required to respond to a vulnerability are significant and/or difficult, and may possibly lead to an extended, scheduled service impact. This would need to be considered for scheduling purposes including honoring any embargo on deployment of the selected response. Alternatively, response to the vulnerability in the field is not possible remotely. The only resolution to the vulnerability involves physical replacement (e.g. units deployed would have to be recalled for a depot level repair or replacement)."
						}
					}, o.RE = {
						name: "Vulnerability Response Effort",
						shortName: "RE",
						description: "This supplemental metric provides supplemental information on how difficult it is for consumers to provide an initial response to the impact of a vulnerability for deployed products and services in their infrastructure.",
						values: [
							o.RE_VALUES.X,
							o.RE_VALUES.L,
							o.RE_VALUES.M,
							o.RE_VALUES.H
						],
						worseCaseValue: o.RE_VALUES.H
					}, o.U_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "The metric has not been evaluated."
						},
						Clear: {
							shortName: "Clear",
							name: "Clear",
							jsonSchemaName: "CLEAR",
							description: "Provider has assessed the impact of this vulnerability as having the highest urgency."
						},
						Green: {
							shortName: "Green",
							name: "Green",
							jsonSchemaName: "GREEN",
							description: "Provider has assessed the impact of this vulnerability as having a moderate urgency."
						},
						Amber: {
							shortName: "Amber",
							name: "Amber",
							jsonSchemaName: "AMBER",
							description: "Provider has assessed the impact of this vulnerability as having a reduced urgency."
						},
						Red: {
							shortName: "Red",
							name: "Red",
							jsonSchemaName: "RED",
							description: "Provider has assessed the impact of this vulnerability as having no urgency (Informational)."
						}
					}, o.U = {
						name: "Provider Urgency",
						shortName: "U",
						description: "This supplemental metric provides a standardized way for the system provider to convey a qualitative urgency rating (Clear, Green, Amber, Red) for the vulnerability.",
						values: [
							o.U_VALUES.X,
							o.U_VALUES.Clear,
							o.U_VALUES.Green,
							o.U_VALUES.Amber,
							o.U_VALUES.Red
						],
						worseCaseValue: o.U_VALUES.Red
					}, o.MAV = {
						name: "Modified Attack Vector",
						shortName: "MAV",
						subCategory: "Exploitability Metrics",
						description: "Overrides the Base Attack Vector metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.AV,
						values: o.AV.values,
						worseCaseValue: o.AV_VALUES.N
					}, o.MAC = {
						name: "Modified Attack Complexity",
						shortName: "MAC",
						subCategory: "Exploitability Metrics",
						description: "Overrides the Base Attack Complexity metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.AC,
						values: o.AC.values,
						worseCaseValue: o.AC_VALUES.L
					}, o.MAT = {
						name: "Modified Attack Requirements",
						shortName: "MAT",
						subCategory: "Exploitability Metrics",
						description: "Overrides the Base Attack Requirements metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.AT,
						values: o.AT.values,
						worseCaseValue: o.AT_VALUES.P
					}, o.MPR = {
						name: "Modified Privileges Required",
						shortName: "MPR",
						subCategory: "Exploitability Metrics",
						description: "Overrides the Base Privileges Required metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.PR,
						values: o.PR.values,
						worseCaseValue: o.PR_VALUES.N
					}, o.MUI = {
						name: "Modified User Interaction",
						shortName: "MUI",
						subCategory: "Exploitability Metrics",
						description: "Overrides the Base User Interaction metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.UI,
						values: o.UI.values,
						worseCaseValue: o.UI_VALUES.N
					}, o.MVC = {
						name: "Modified Confidentiality",
						shortName: "MVC",
						subCategory: "Vulnerable System Impact",
						description: "Overrides the Base Vulnerable System Confidentiality metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.VC,
						values: o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H
					}, o.MVI = {
						name: "Modified Integrity",
						shortName: "MVI",
						subCategory: "Vulnerable System Impact",
						description: "Overrides the Base Vulnerable System Integrity metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.VI,
						values: o.VULNERABLE_SYSTEM_INTEGRITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H
					}, o.MVA = {
						name: "Modified Availability",
						shortName: "MVA",
						subCategory: "Vulnerable System Impact",
						description: "Overrides the Base Vulnerable System Availability metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.VA,
						values: o.VULNERABLE_SYSTEM_AVAILABILITY_BASE,
						worseCaseValue: o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H
					}, o.MSC = {
						name: "Modified Confidentiality",
						shortName: "MSC",
						subCategory: "Subsequent System Impact",
						description: "Overrides the Base Subsequent System Confidentiality metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.SC,
						values: o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H
					}, o.MSI = {
						name: "Modified Integrity",
						shortName: "MSI",
						subCategory: "Subsequent System Impact",
						description: "Overrides the Base Subsequent System Integrity metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.SI,
						baseMetricEquivalentMapper: (e) => e === o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S ? o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H : e,
						values: o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H
					}, o.MSA = {
						name: "Modified Availability",
						shortName: "MSA",
						subCategory: "Subsequent System Impact",
						description: "Overrides the Base Subsequent System Availability metric to reflect specific characteristics of the analyst's environment.",
						baseMetricEquivalent: o.SA,
						baseMetricEquivalentMapper: (e) => e === o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S ? o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H : e,
						values: o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED,
						worseCaseValue: o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H
					}, o.CR = {
						name: "Confidentiality Requirement",
						shortName: "CR",
						description: "This metric enables the consumer to customize the assessment depending on the importance of Confidentiality to the affected IT asset within the analyst's organization.",
						values: o.REQUIREMENT_CONFIDENTIALITY_MODIFIED,
						worseCaseValue: o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H
					}, o.IR = {
						name: "Integrity Requirement",
						shortName: "IR",
						description: "This metric enables the consumer to customize the assessment depending on the importance of Integrity to the affected IT asset within the analyst's organization.",
						values: o.REQUIREMENT_INTEGRITY_MODIFIED,
						worseCaseValue: o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H
					}, o.AR = {
						name: "Availability Requirement",
						shortName: "AR",
						description: "This metric enables the consumer to customize the assessment depending on the importance of Availability to the affected IT asset within the analyst's organization.",
						values: o.REQUIREMENT_AVAILABILITY_MODIFIED,
						worseCaseValue: o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H
					}, o.E_VALUES = {
						X: {
							shortName: "X",
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Reliable threat intelligence is not available to determine Exploit Maturity characteristics. This is the default value and is equivalent to Attacked (A) for the purposes of the calculation of the score by assuming the worst case."
						},
						A: {
							shortName: "A",
							name: "Attacked",
							jsonSchemaName: "ATTACKED",
							description: "Based on available threat intelligence either of the following must apply: Attacks targeting this vulnerability (attempted or successful) have been reported Solutions to simplify attempts to exploit the vulnerability are publicly or privately available (such as exploit toolkits)"
						},
						P: {
							shortName: "P",
							name: "POC",
							jsonSchemaName: "PROOF_OF_CONCEPT",
							description: "Based on available threat intelligence each of the following must apply: Proof-of-concept exploit code is publicly available No knowledge of reported attempts to exploit this vulnerability No knowledge of publicly available solutions used to simplify attempts to exploit the vulnerability (i.e., the \u201CAttacked\u201D value does not apply)"
						},
						U: {
							shortName: "U",
							name: "Unreported",
							jsonSchemaName: "UNREPORTED",
							description: "Based on available threat intelligence each of the following must apply: No knowledge of publicly available proof-of-concept exploit code No knowledge of reported attempts to exploit this vulnerability No knowledge of publicly available solutions used to simplify attempts to exploit the vulnerability (i.e., neither the \u201CPOC\u201D nor \u201CAttacked\u201D values apply)"
						}
					}, o.E = {
						name: "Exploit Maturity",
						shortName: "E",
						description: "This metric measures the likelihood of the vulnerability being attacked, and is based on the current state of exploit techniques, exploit code availability, or active in-the-wild exploitation.",
						values: [
							o.E_VALUES.X,
							o.E_VALUES.A,
							o.E_VALUES.P,
							o.E_VALUES.U
						],
						worseCaseValue: o.E_VALUES.A
					}, o.BASE_CATEGORY = {
						name: "base",
						description: "Base Metrics"
					}, o.SUPPLEMENTAL_CATEGORY = {
						name: "supplemental",
						description: "Supplemental Metrics"
					}, o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY = {
						name: "environmental-base",
						description: "Environmental Metrics (Modified Base)"
					}, o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY = {
						name: "environmental-security-requirement",
						description: "Environmental Metrics (Security Requirements)"
					}, o.THREAT_CATEGORY = {
						name: "threat",
						description: "Threat Metrics"
					}, o.BASE_CATEGORY_VALUES = [
						o.AV,
						o.AC,
						o.AT,
						o.PR,
						o.UI,
						o.VC,
						o.VI,
						o.VA,
						o.SC,
						o.SI,
						o.SA
					], o.SUPPLEMENTAL_CATEGORY_VALUES = [
						o.S,
						o.AU,
						o.R,
						o.V,
						o.RE,
						o.U
					], o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES = [
						o.MAV,
						o.MAC,
						o.MAT,
						o.MPR,
						o.MUI,
						o.MVC,
						o.MVI,
						o.MVA,
						o.MSC,
						o.MSI,
						o.MSA
					], o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES = [
						o.CR,
						o.IR,
						o.AR
					], o.THREAT_CATEGORY_VALUES = [o.E], o.REGISTERED_COMPONENTS_EDITOR_ORDER = new Map(), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER = new Map(), o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.BASE_CATEGORY, o.BASE_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.SUPPLEMENTAL_CATEGORY, o.SUPPLEMENTAL_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY, o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY, o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.THREAT_CATEGORY, o.THREAT_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.BASE_CATEGORY, o.BASE_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.THREAT_CATEGORY, o.THREAT_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY, o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY, o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES), o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.SUPPLEMENTAL_CATEGORY, o.SUPPLEMENTAL_CATEGORY_VALUES), o.MV_LOOKUP = {
						"000000": 10,
						"000001": 9.9,
						"000010": 9.8,
						"000011": 9.5,
						"000020": 9.5,
						"000021": 9.2,
						"000100": 10,
						"000101": 9.6,
						"000110": 9.3,
						"000111": 8.7,
						"000120": 9.1,
						"000121": 8.1,
						"000200": 9.3,
						"000201": 9,
						"000210": 8.9,
						"000211": 8,
						"000220": 8.1,
						"000221": 6.8,
						"001000": 9.8,
						"001001": 9.5,
						"001010": 9.5,
						"001011": 9.2,
						"001020": 9,
						"001021": 8.4,
						"001100": 9.3,
						"001101": 9.2,
						"001110": 8.9,
						"001111": 8.1,
						"001120": 8.1,
						"001121": 6.5,
						"001200": 8.8,
						"001201": 8,
						"001210": 7.8,
						"001211": 7,
						"001220": 6.9,
						"001221": 4.8,
						"002001": 9.2,
						"002011": 8.2,
						"002021": 7.2,
						"002101": 7.9,
						"002111": 6.9,
						"002121": 5,
						"002201": 6.9,
						"002211": 5.5,
						"002221": 2.7,
						"010000": 9.9,
						"010001": 9.7,
						"010010": 9.5,
						"010011": 9.2,
						"010020": 9.2,
						"010021": 8.5,
						"010100": 9.5,
						"010101": 9.1,
						"010110": 9,
						"010111": 8.3,
						"010120": 8.4,
						"010121": 7.1,
						"010200": 9.2,
						"010201": 8.1,
						"010210": 8.2,
						"010211": 7.1,
						"010220": 7.2,
						"010221": 5.3,
						"011000": 9.5,
						"011001": 9.3,
						"011010": 9.2,
						"011011": 8.5,
						"011020": 8.5,
						"011021": 7.3,
						"011100": 9.2,
						"011101": 8.2,
						"011110": 8,
						"011111": 7.2,
						"011120": 7,
						"011121": 5.9,
						"011200": 8.4,
						"011201": 7,
						"011210": 7.1,
						"011211": 5.2,
						"011220": 5,
						"011221": 3,
						"012001": 8.6,
						"012011": 7.5,
						"012021": 5.2,
						"012101": 7.1,
						"012111": 5.2,
						"012121": 2.9,
						"012201": 6.3,
						"012211": 2.9,
						"012221": 1.7,
						1e5: 9.8,
						100001: 9.5,
						100010: 9.4,
						100011: 8.7,
						100020: 9.1,
						100021: 8.1,
						100100: 9.4,
						100101: 8.9,
						100110: 8.6,
						100111: 7.4,
						100120: 7.7,
						100121: 6.4,
						100200: 8.7,
						100201: 7.5,
						100210: 7.4,
						100211: 6.3,
						100220: 6.3,
						100221: 4.9,
						101e3: 9.4,
						101001: 8.9,
						101010: 8.8,
						101011: 7.7,
						101020: 7.6,
						101021: 6.7,
						101100: 8.6,
						101101: 7.6,
						101110: 7.4,
						101111: 5.8,
						101120: 5.9,
						101121: 5,
						101200: 7.2,
						101201: 5.7,
						101210: 5.7,
						101211: 5.2,
						101220: 5.2,
						101221: 2.5,
						102001: 8.3,
						102011: 7,
						102021: 5.4,
						102101: 6.5,
						102111: 5.8,
						102121: 2.6,
						102201: 5.3,
						102211: 2.1,
						102221: 1.3,
						11e4: 9.5,
						110001: 9,
						110010: 8.8,
						110011: 7.6,
						110020: 7.6,
						110021: 7,
						110100: 9,
						110101: 7.7,
						110110: 7.5,
						110111: 6.2,
						110120: 6.1,
						110121: 5.3,
						110200: 7.7,
						110201: 6.6,
						110210: 6.8,
						110211: 5.9,
						110220: 5.2,
						110221: 3,
						111e3: 8.9,
						111001: 7.8,
						111010: 7.6,
						111011: 6.7,
						111020: 6.2,
						111021: 5.8,
						111100: 7.4,
						111101: 5.9,
						111110: 5.7,
						111111: 5.7,
						111120: 4.7,
						111121: 2.3,
						111200: 6.1,
						111201: 5.2,
						111210: 5.7,
						111211: 2.9,
						111220: 2.4,
						111221: 1.6,
						112001: 7.1,
						112011: 5.9,
						112021: 3,
						112101: 5.8,
						112111: 2.6,
						112121: 1.5,
						112201: 2.3,
						112211: 1.3,
						112221: .6,
						2e5: 9.3,
						200001: 8.7,
						200010: 8.6,
						200011: 7.2,
						200020: 7.5,
						200021: 5.8,
						200100: 8.6,
						200101: 7.4,
						200110: 7.4,
						200111: 6.1,
						200120: 5.6,
						200121: 3.4,
						200200: 7,
						200201: 5.4,
						200210: 5.2,
						200211: 4,
						200220: 4,
						200221: 2.2,
						201e3: 8.5,
						201001: 7.5,
						201010: 7.4,
						201011: 5.5,
						201020: 6.2,
						201021: 5.1,
						201100: 7.2,
						201101: 5.7,
						201110: 5.5,
						201111: 4.1,
						201120: 4.6,
						201121: 1.9,
						201200: 5.3,
						201201: 3.6,
						201210: 3.4,
						201211: 1.9,
						201220: 1.9,
						201221: .8,
						202001: 6.4,
						202011: 5.1,
						202021: 2,
						202101: 4.7,
						202111: 2.1,
						202121: 1.1,
						202201: 2.4,
						202211: .9,
						202221: .4,
						21e4: 8.8,
						210001: 7.5,
						210010: 7.3,
						210011: 5.3,
						210020: 6,
						210021: 5,
						210100: 7.3,
						210101: 5.5,
						210110: 5.9,
						210111: 4,
						210120: 4.1,
						210121: 2,
						210200: 5.4,
						210201: 4.3,
						210210: 4.5,
						210211: 2.2,
						210220: 2,
						210221: 1.1,
						211e3: 7.5,
						211001: 5.5,
						211010: 5.8,
						211011: 4.5,
						211020: 4,
						211021: 2.1,
						211100: 6.1,
						211101: 5.1,
						211110: 4.8,
						211111: 1.8,
						211120: 2,
						211121: .9,
						211200: 4.6,
						211201: 1.8,
						211210: 1.7,
						211211: .7,
						211220: .8,
						211221: .2,
						212001: 5.3,
						212011: 2.4,
						212021: 1.4,
						212101: 2.4,
						212111: 1.2,
						212121: .5,
						212201: 1,
						212211: .3,
						212221: .1
					}, o.ATTRIBUTE_SEVERITY_ORDER = [
						[o.AT_VALUES.P, o.AT_VALUES.P],
						[o.AT_VALUES.N, o.AT_VALUES.N],
						[o.AT_VALUES.X, o.AT_VALUES.X],
						[o.S_VALUES.X],
						[o.S_VALUES.N],
						[o.S_VALUES.P],
						[o.AU_VALUES.X],
						[o.AU_VALUES.N],
						[o.AU_VALUES.Y],
						[o.V_VALUES.X],
						[o.V_VALUES.D],
						[o.V_VALUES.C],
						[o.AC_VALUES.H, o.AC_VALUES.H],
						[o.AC_VALUES.L, o.AC_VALUES.L],
						[o.AC_VALUES.X, o.AC_VALUES.X],
						[o.PR_VALUES.H, o.PR_VALUES.H],
						[o.PR_VALUES.L, o.PR_VALUES.L],
						[o.PR_VALUES.N, o.PR_VALUES.N],
						[o.PR_VALUES.X, o.PR_VALUES.X],
						[o.UI_VALUES.A, o.UI_VALUES.A],
						[o.UI_VALUES.P, o.UI_VALUES.P],
						[o.UI_VALUES.N, o.UI_VALUES.N],
						[o.UI_VALUES.X, o.UI_VALUES.X],
						[
							o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,
							o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.X,
							o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.X
						],
						[
							o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N,
							o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.N,
							o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.N
						],
						[
							o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,
							o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.L,
							o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.L
						],
						[
							o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,
							o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H,
							o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H
						],
						[
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.X,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X,
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.X,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.X
						],
						[
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.N,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.N,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.N,
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.N,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.N
						],
						[
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.L,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.L,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.L,
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.L,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.L
						],
						[
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H,
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H
						],
						[
							o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S,
							o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.S,
							o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.S,
							o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.S
						],
						[
							o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.L,
							o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.L,
							o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.L
						],
						[
							o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.M,
							o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.M,
							o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.M
						],
						[
							o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H,
							o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H,
							o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H
						],
						[
							o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X,
							o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X,
							o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X
						],
						[o.E_VALUES.U],
						[o.E_VALUES.P],
						[o.E_VALUES.A],
						[o.E_VALUES.X],
						[o.R_VALUES.X],
						[o.R_VALUES.A],
						[o.R_VALUES.U],
						[o.R_VALUES.I],
						[o.RE_VALUES.X],
						[o.RE_VALUES.L],
						[o.RE_VALUES.M],
						[o.RE_VALUES.H],
						[o.U_VALUES.X],
						[o.U_VALUES.Clear],
						[o.U_VALUES.Green],
						[o.U_VALUES.Amber],
						[o.U_VALUES.Red],
						[o.AV_VALUES.X, o.AV_VALUES.X],
						[o.AV_VALUES.P, o.AV_VALUES.P],
						[o.AV_VALUES.L, o.AV_VALUES.L],
						[o.AV_VALUES.A, o.AV_VALUES.A],
						[o.AV_VALUES.N, o.AV_VALUES.N]
					];
				},
				904: (e, t) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.EqOperations36 = t.EqOperations5 = t.EqOperations4 = t.EqOperations2 = t.EqOperations1 = t.EqOperations1245 = t.getEqImplementations = void 0, t.getEqImplementations = () => [
						a.getInstance(),
						i.getInstance(),
						s.getInstance(),
						n.getInstance(),
						r.getInstance()
					];
					class o {
						deriveNextLowerMacro(e) {
							return [e.deriveNextLower(this.getEqNumber())];
						}
						lookupScoresForNextLowerMacro(e) {
							return e[0].getLookupTableScore();
						}
						getHighestSeverityVectors(e) {
							return this.getEq(e).getHighestSeverityVectorsUnparsed();
						}
						lookupMacroVectorDepth(e) {
							return this.getEq(e).getVectorDepth();
						}
					}
					t.EqOperations1245 = o;
					class a extends o {
						getEq(e) {
							return e.getEq1();
						}
						getRelevantAttributes() {
							return [
								"AV",
								"PR",
								"UI"
							];
						}
						getEqNumber() {
							return 1;
						}
						static getInstance() {
							return a.instance;
						}
					}
					t.EqOperations1 = a, a.instance = new a();
					class i extends o {
						getEq(e) {
							return e.getEq2();
						}
						getRelevantAttributes() {
							return ["AC", "AT"];
						}
						getEqNumber() {
							return 2;
						}
						static getInstance() {
							return i.instance;
						}
					}
					t.EqOperations2 = i, i.instance = new i();
					class s extends o {
						getEq(e) {
							return e.getEq4();
						}
						getRelevantAttributes() {
							return [
								"SC",
								"SI",
								"SA"
							];
						}
						getEqNumber() {
							return 4;
						}
						static getInstance() {
							return s.instance;
						}
					}
					t.EqOperations4 = s, s.instance = new s();
					class n extends o {
						getEq(e) {
							return e.getEq5();
						}
						getRelevantAttributes() {
							return [];
						}
						getEqNumber() {
							return 5;
						}
						static getInstance() {
							return n.instance;
						}
					}
					t.EqOperations5 = n, n.instance = new n();
					class r {
						static getInstance() {
							return r.instance;
						}
						getHighestSeverityVectors(e) {
							return e.getJointEq3AndEq6().getHighestSeverityVectorsUnparsed();
						}
						getRelevantAttributes() {
							return [
								"VC",
								"VI",
								"VA",
								"CR",
								"IR",
								"AR"
							];
						}
						deriveNextLowerMacro(e) {
							const t = e.getEq3().getLevelAsInt(), c = e.getEq6().getLevelAsInt();
							return 1 === t && 1 === c || 0 === t && 1 === c ? [e.deriveNextLower(3)] : 1 === t && 0 === c ? [e.deriveNextLower(6)] : 0 === t && 0 === c ? [e.deriveNextLower(3), e.deriveNextLower(6)] : [e.deriveNextLower(3).deriveNextLower(6)];
						}
						lookupScoresForNextLowerMacro(e) {
							let t = NaN, c = NaN;
							return e.length > 0 && null != e[0] && (t = e[0].getLookupTableScore()), e.length > 1 && null != e[1] && (c = e[1].getLookupTableScore()), isNaN(t) || isNaN(c) ? isNaN(t) ? c : t : Math.max(t, c);
						}
						lookupMacroVectorDepth(e) {
							return e.getJointEq3AndEq6().getVectorDepth();
						}
					}
					t.EqOperations36 = r, r.instance = new r();
				},
				951: (e, t) => {
					var c;
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss3P1Components = void 0;
					class a {}
					t.Cvss3P1Components = a, c = a, a.CONFIDENTIALITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of confidentiality within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of confidentiality, resulting in all resources within the impacted component being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact. For example, an attacker steals the administrator's password, or private encryption keys of a web server."
						}
					}, a.CONFIDENTIALITY_IMPACT = [
						c.CONFIDENTIALITY_IMPACT_VALUES.X,
						c.CONFIDENTIALITY_IMPACT_VALUES.N,
						c.CONFIDENTIALITY_IMPACT_VALUES.L,
						c.CONFIDENTIALITY_IMPACT_VALUES.H
					], a.INTEGRITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no loss of integrity within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact on the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the impacted component. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the impacted component."
						}
					}, a.INTEGRITY_IMPACT = [
						c.INTEGRITY_IMPACT_VALUES.X,
						c.INTEGRITY_IMPACT_VALUES.N,
						c.INTEGRITY_IMPACT_VALUES.L,
						c.INTEGRITY_IMPACT_VALUES.H
					], a.AVAILABILITY_IMPACT_VALUES = {
						X: {
							shortName: "X",
							value: 0,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: 0,
							name: "None",
							jsonSchemaName: "NONE",
							description: "There is no impact to availability within the impacted component."
						},
						L: {
							shortName: "L",
							value: .22,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the impacted component are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the impacted component."
						},
						H: {
							shortName: "H",
							value: .56,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the impacted component; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the impacted component (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."
						}
					}, a.AVAILABILITY_IMPACT = [
						c.AVAILABILITY_IMPACT_VALUES.X,
						c.AVAILABILITY_IMPACT_VALUES.N,
						c.AVAILABILITY_IMPACT_VALUES.L,
						c.AVAILABILITY_IMPACT_VALUES.H
					], a.CONFIDENTIALITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.CONFIDENTIALITY_REQUIREMENT = [
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.X,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.L,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.M,
						c.CONFIDENTIALITY_REQUIREMENT_VALUES.H
					], a.INTEGRITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.INTEGRITY_REQUIREMENT = [
						c.INTEGRITY_REQUIREMENT_VALUES.X,
						c.INTEGRITY_REQUIREMENT_VALUES.L,
						c.INTEGRITY_REQUIREMENT_VALUES.M,
						c.INTEGRITY_REQUIREMENT_VALUES.H
					], a.AVAILABILITY_REQUIREMENT_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."
						}
					}, a.AVAILABILITY_REQUIREMENT = [
						c.AVAILABILITY_REQUIREMENT_VALUES.X,
						c.AVAILABILITY_REQUIREMENT_VALUES.L,
						c.AVAILABILITY_REQUIREMENT_VALUES.M,
						c.AVAILABILITY_REQUIREMENT_VALUES.H
					], a.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .5,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "There is no impact to the integrity of the system."
						},
						M: {
							shortName: "M",
							value: 1,
							name: "Medium",
							jsonSchemaName: "MEDIUM",
							description: "There is a partial compromise of system integrity."
						},
						H: {
							shortName: "H",
							value: 1.5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "There is a total compromise of system integrity."
						}
					}, a.TEMPLATE_CIA_REQUIREMENT_MODIFIED = [
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.X,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.L,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.M,
						c.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.H
					], a.BASE_CATEGORY = {
						name: "base",
						description: "This metric reflects the qualities of a vulnerability that are constant over time and across user environments."
					}, a.AV_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "Network",
							abbreviatedName: "Netw.",
							jsonSchemaName: "NETWORK",
							description: "The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."
						},
						A: {
							shortName: "A",
							value: .62,
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT_NETWORK",
							description: "The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."
						},
						L: {
							shortName: "L",
							value: .55,
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."
						},
						P: {
							shortName: "P",
							value: .2,
							name: "Physical",
							abbreviatedName: "Phys.",
							jsonSchemaName: "PHYSICAL",
							description: "The attack requires the attacker to physically touch or manipulate the vulnerable component."
						}
					}, a.AV = {
						name: "Attack Vector",
						shortName: "AV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",
						values: [
							c.AV_VALUES.X,
							c.AV_VALUES.N,
							c.AV_VALUES.A,
							c.AV_VALUES.L,
							c.AV_VALUES.P
						]
					}, a.AC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .77,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."
						},
						H: {
							shortName: "H",
							value: .44,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."
						}
					}, a.AC = {
						name: "Attack Complexity",
						shortName: "AC",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",
						values: [
							c.AC_VALUES.X,
							c.AC_VALUES.L,
							c.AC_VALUES.H
						]
					}, a.PR_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							changedValue: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							changedValue: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."
						},
						L: {
							shortName: "L",
							value: .62,
							changedValue: .68,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."
						},
						H: {
							shortName: "H",
							value: .27,
							changedValue: .5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."
						}
					}, a.PR = {
						name: "Privileges Required",
						shortName: "PR",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",
						values: [
							c.PR_VALUES.X,
							c.PR_VALUES.N,
							c.PR_VALUES.L,
							c.PR_VALUES.H
						]
					}, a.UI_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The vulnerable system can be exploited without interaction from any user."
						},
						R: {
							shortName: "R",
							value: .62,
							name: "Required",
							abbreviatedName: "Req.",
							jsonSchemaName: "REQUIRED",
							description: "Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."
						}
					}, a.UI = {
						name: "User Interaction",
						shortName: "UI",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",
						values: [
							c.UI_VALUES.X,
							c.UI_VALUES.N,
							c.UI_VALUES.R
						]
					}, a.S_VALUES = {
						X: {
							shortName: "X",
							value: !1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: !1,
							name: "Unchanged",
							abbreviatedName: "Unchang.",
							jsonSchemaName: "UNCHANGED",
							description: "An exploited vulnerability can only affect resources managed by the same authority."
						},
						C: {
							shortName: "C",
							value: !0,
							name: "Changed",
							jsonSchemaName: "CHANGED",
							description: "An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."
						}
					}, a.S = {
						name: "Scope",
						shortName: "S",
						subCategory: "Exploitability Metrics",
						description: "Can an exploit of the vulnerability be accomplished remotely?",
						values: [
							c.S_VALUES.X,
							c.S_VALUES.U,
							c.S_VALUES.C
						]
					}, a.C = {
						name: "Confidentiality Impact",
						shortName: "C",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",
						values: c.CONFIDENTIALITY_IMPACT
					}, a.I = {
						name: "Integrity Impact",
						shortName: "I",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to integrity of a successfully exploited vulnerability.",
						values: c.INTEGRITY_IMPACT
					}, a.A = {
						name: "Availability Impact",
						shortName: "A",
						subCategory: "Impact Metrics",
						description: "This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",
						values: c.AVAILABILITY_IMPACT
					}, a.BASE_CATEGORY_VALUES = [
						c.AV,
						c.AC,
						c.PR,
						c.UI,
						c.S,
						c.C,
						c.I,
						c.A
					], a.TEMPORAL_CATEGORY = {
						name: "temporal",
						description: "This metric reflects the current state of exploit techniques or code availability."
					}, a.E_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: .91,
							name: "Unproven",
							abbreviatedName: "Unproven",
							description: "No exploit code is available, or an exploit is theoretical."
						},
						P: {
							shortName: "P",
							value: .94,
							name: "Proof-of-Concept",
							abbreviatedName: "Proof-of-conc.",
							jsonSchemaName: "PROOF_OF_CONCEPT",
							description: "Proof-of-concept exploit code is available, or an attack demonstration is not practical for most systems. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."
						},
						F: {
							shortName: "F",
							value: .97,
							name: "Functional",
							jsonSchemaName: "FUNCTIONAL",
							description: "Functional exploit code is available. The code works in most situations where the vulnerability exists."
						},
						H: {
							shortName: "H",
							value: 1,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "Functional exploit code is available. The code is widespread and automated and works in all situations where the vulnerability exists."
						}
					}, a.E = {
						name: "Exploit Code Maturity",
						shortName: "E",
						description: "This metric measures the likelihood of the vulnerability being attacked, and is typically based on the current state of exploit techniques, exploit code availability, or active, successful exploitation of the vulnerability.",
						values: [
							c.E_VALUES.X,
							c.E_VALUES.U,
							c.E_VALUES.P,
							c.E_VALUES.F,
							c.E_VALUES.H
						]
					}, a.RL_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						O: {
							shortName: "O",
							value: .95,
							name: "Official Fix",
							abbreviatedName: "Off. Fix",
							jsonSchemaName: "OFFICIAL_FIX",
							description: "A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."
						},
						T: {
							shortName: "T",
							value: .96,
							name: "Temporary Fix",
							abbreviatedName: "Temp. Fix",
							jsonSchemaName: "TEMPORARY_FIX",
							description: "There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."
						},
						W: {
							shortName: "W",
							value: .97,
							name: "Workaround",
							jsonSchemaName: "WORKAROUND",
							description: "There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."
						},
						U: {
							shortName: "U",
							value: 1,
							name: "Unavailable",
							jsonSchemaName: "UNAVAILABLE",
							description: "There is either no solution available or it is impossible to apply."
						}
					}, a.RL = {
						name: "Remediation Level",
						shortName: "RL",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: [
							c.RL_VALUES.X,
							c.RL_VALUES.O,
							c.RL_VALUES.T,
							c.RL_VALUES.W,
							c.RL_VALUES.U
						]
					}, a.RC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: .92,
							name: "Unknown",
							description: "Report confidence is unknown."
						},
						R: {
							shortName: "R",
							value: .96,
							name: "Reasonable",
							jsonSchemaName: "REASONABLE",
							description: "Reasonable confidence exists, or the reported vulnerability is in a component not typically used by a target or not having a large installed base."
						},
						C: {
							shortName: "C",
							value: 1,
							name: "Confirmed",
							jsonSchemaName: "CONFIRMED",
							description: "Confirmed confidence exists, or the exploit is functional in the environment where the vulnerability exists."
						}
					}, a.RC = {
						name: "Report Confidence",
						shortName: "RC",
						description: "This metric describes the level of confidence in the existence of the vulnerability and the credibility of the known technical details.",
						values: [
							c.RC_VALUES.X,
							c.RC_VALUES.U,
							c.RC_VALUES.R,
							c.RC_VALUES.C
						]
					}, a.TEMPORAL_CATEGORY_VALUES = [
						c.E,
						c.RL,
						c.RC
					], a.ENVIRONMENTAL_CATEGORY = {
						name: "environmental",
						description: "This metric reflects the characteristics of a vulnerability that are relevant and unique to a particular user's environment. This metric can greatly improve the accuracy of a score."
					}, a.MAV_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "Network",
							abbreviatedName: "Netw.",
							jsonSchemaName: "NETWORK",
							description: "The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."
						},
						A: {
							shortName: "A",
							value: .62,
							name: "Adjacent Network",
							abbreviatedName: "Adj. Network",
							jsonSchemaName: "ADJACENT_NETWORK",
							description: "The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."
						},
						L: {
							shortName: "L",
							value: .55,
							name: "Local",
							jsonSchemaName: "LOCAL",
							description: "The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."
						},
						P: {
							shortName: "P",
							value: .2,
							name: "Physical",
							abbreviatedName: "Phys.",
							jsonSchemaName: "PHYSICAL",
							description: "The attack requires the attacker to physically touch or manipulate the vulnerable component."
						}
					}, a.MAV = {
						name: "Modified Attack Vector",
						shortName: "MAV",
						subCategory: "Exploitability Metrics",
						description: "This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",
						baseMetricEquivalent: c.AV,
						values: [
							c.MAV_VALUES.X,
							c.MAV_VALUES.N,
							c.MAV_VALUES.A,
							c.MAV_VALUES.L,
							c.MAV_VALUES.P
						]
					}, a.MAC_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						L: {
							shortName: "L",
							value: .77,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."
						},
						H: {
							shortName: "H",
							value: .44,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."
						}
					}, a.MAC = {
						name: "Modified Attack Complexity",
						shortName: "MAC",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",
						baseMetricEquivalent: c.AC,
						values: [
							c.MAC_VALUES.X,
							c.MAC_VALUES.L,
							c.MAC_VALUES.H
						]
					}, a.MPR_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							changedValue: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							changedValue: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."
						},
						L: {
							shortName: "L",
							value: .62,
							changedValue: .68,
							name: "Low",
							jsonSchemaName: "LOW",
							description: "The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."
						},
						H: {
							shortName: "H",
							value: .27,
							changedValue: .5,
							name: "High",
							jsonSchemaName: "HIGH",
							description: "The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."
						}
					}, a.MPR = {
						name: "Modified Privileges Required",
						shortName: "MPR",
						subCategory: "Exploitability Metrics",
						description: "This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",
						baseMetricEquivalent: c.PR,
						values: [
							c.MPR_VALUES.X,
							c.MPR_VALUES.N,
							c.MPR_VALUES.L,
							c.MPR_VALUES.H
						]
					}, a.MUI_VALUES = {
						X: {
							shortName: "X",
							value: 1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						N: {
							shortName: "N",
							value: .85,
							name: "None",
							jsonSchemaName: "NONE",
							description: "The vulnerable system can be exploited without interaction from any user."
						},
						R: {
							shortName: "R",
							value: .62,
							name: "Required",
							jsonSchemaName: "REQUIRED",
							description: "Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."
						}
					}, a.MUI = {
						name: "Modified User Interaction",
						shortName: "MUI",
						subCategory: "Exploitability Metrics",
						description: "This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",
						baseMetricEquivalent: c.UI,
						values: [
							c.MUI_VALUES.X,
							c.MUI_VALUES.N,
							c.MUI_VALUES.R
						]
					}, a.MS_VALUES = {
						X: {
							shortName: "X",
							value: !1,
							name: "Not Defined",
							abbreviatedName: "Not Def.",
							jsonSchemaName: "NOT_DEFINED",
							description: "Component is not defined."
						},
						U: {
							shortName: "U",
							value: !1,
							name: "Unchanged",
							abbreviatedName: "Unchang.",
							jsonSchemaName: "UNCHANGED",
							description: "An exploited vulnerability can only affect resources managed by the same authority."
						},
						C: {
							shortName: "C",
							value: !0,
							name: "Changed",
							jsonSchemaName: "CHANGED",
							description: "An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."
						}
					}, a.MS = {
						name: "Modified Scope",
						shortName: "MS",
						subCategory: "Exploitability Metrics",
						description: "Can an exploit of the vulnerability be accomplished remotely?",
						baseMetricEquivalent: c.S,
						values: [
							c.MS_VALUES.X,
							c.MS_VALUES.U,
							c.MS_VALUES.C
						]
					}, a.MC = {
						name: "Confidentiality Impact",
						shortName: "MC",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",
						baseMetricEquivalent: c.C,
						values: c.CONFIDENTIALITY_IMPACT
					}, a.MI = {
						name: "Integrity Impact",
						shortName: "MI",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to integrity of a successfully exploited vulnerability.",
						baseMetricEquivalent: c.I,
						values: c.INTEGRITY_IMPACT
					}, a.MA = {
						name: "Availability Impact",
						shortName: "MA",
						subCategory: "Modified Impact",
						description: "This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",
						baseMetricEquivalent: c.A,
						values: c.AVAILABILITY_IMPACT
					}, a.CR = {
						name: "Confidentiality Requirement",
						shortName: "CR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.CONFIDENTIALITY_REQUIREMENT
					}, a.IR = {
						name: "Integrity Requirement",
						shortName: "IR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.INTEGRITY_REQUIREMENT
					}, a.AR = {
						name: "Availability Requirement",
						shortName: "AR",
						subCategory: "Modified Requirement (Impact Subscore) Modifiers",
						description: "This metric describes the remediation level for a vulnerability in an affected resource.",
						values: c.AVAILABILITY_REQUIREMENT
					}, a.ENVIRONMENTAL_CATEGORY_VALUES = [
						c.CR,
						c.IR,
						c.AR,
						c.MAV,
						c.MAC,
						c.MPR,
						c.MUI,
						c.MS,
						c.MC,
						c.MI,
						c.MA
					], a.REGISTERED_COMPONENTS = new Map(), c.REGISTERED_COMPONENTS.set(c.BASE_CATEGORY, c.BASE_CATEGORY_VALUES), c.REGISTERED_COMPONENTS.set(c.TEMPORAL_CATEGORY, c.TEMPORAL_CATEGORY_VALUES), c.REGISTERED_COMPONENTS.set(c.ENVIRONMENTAL_CATEGORY, c.ENVIRONMENTAL_CATEGORY_VALUES), a.ATTRIBUTE_SEVERITY_ORDER = [
						[c.S_VALUES.U, c.MS_VALUES.U],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.N,
							c.INTEGRITY_IMPACT_VALUES.N,
							c.AVAILABILITY_IMPACT_VALUES.N
						],
						[c.AV_VALUES.P, c.MAV_VALUES.P],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.L,
							c.INTEGRITY_IMPACT_VALUES.L,
							c.AVAILABILITY_IMPACT_VALUES.L
						],
						[c.PR_VALUES.H, c.MPR_VALUES.H],
						[c.AC_VALUES.H, c.MAC_VALUES.H],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.L,
							c.INTEGRITY_REQUIREMENT_VALUES.L,
							c.AVAILABILITY_REQUIREMENT_VALUES.L
						],
						[c.AV_VALUES.L, c.MAV_VALUES.L],
						[
							c.CONFIDENTIALITY_IMPACT_VALUES.H,
							c.INTEGRITY_IMPACT_VALUES.H,
							c.AVAILABILITY_IMPACT_VALUES.H
						],
						[c.AV_VALUES.A, c.MAV_VALUES.A],
						[c.UI_VALUES.R, c.MUI_VALUES.R],
						[c.PR_VALUES.L, c.MPR_VALUES.L],
						[c.AC_VALUES.L, c.MAC_VALUES.L],
						[c.AV_VALUES.N, c.MAV_VALUES.N],
						[c.PR_VALUES.N, c.MPR_VALUES.N],
						[c.UI_VALUES.N, c.MUI_VALUES.N],
						[c.E_VALUES.U],
						[c.E_VALUES.P],
						[c.E_VALUES.F],
						[c.E_VALUES.H],
						[c.E_VALUES.X],
						[c.RC_VALUES.U],
						[c.RL_VALUES.O],
						[c.RL_VALUES.T],
						[c.RC_VALUES.R],
						[c.RL_VALUES.W],
						[c.AV_VALUES.X, c.MAV_VALUES.X],
						[c.AC_VALUES.X, c.MAC_VALUES.X],
						[c.PR_VALUES.X, c.MPR_VALUES.X],
						[c.UI_VALUES.X, c.MUI_VALUES.X],
						[c.S_VALUES.C, c.MS_VALUES.C],
						[c.S_VALUES.X, c.MS_VALUES.X],
						[c.CONFIDENTIALITY_IMPACT_VALUES.X],
						[c.INTEGRITY_IMPACT_VALUES.X],
						[c.AVAILABILITY_IMPACT_VALUES.X],
						[c.RL_VALUES.U],
						[c.RL_VALUES.X],
						[c.RC_VALUES.C],
						[c.RC_VALUES.X],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.M,
							c.INTEGRITY_REQUIREMENT_VALUES.M,
							c.AVAILABILITY_REQUIREMENT_VALUES.M
						],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.X,
							c.INTEGRITY_REQUIREMENT_VALUES.X,
							c.AVAILABILITY_REQUIREMENT_VALUES.X
						],
						[
							c.CONFIDENTIALITY_REQUIREMENT_VALUES.H,
							c.INTEGRITY_REQUIREMENT_VALUES.H,
							c.AVAILABILITY_REQUIREMENT_VALUES.H
						]
					];
				},
				972: (e, t, c) => {
					var f;
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss4P0MacroVector = void 0;
					const p = c(730), h = c(759);
					class n {
						constructor(e, t, c, f, p, h, g) {
							this.eq1 = e, this.eq2 = t, this.eq3 = c, this.eq4 = f, this.eq5 = p, this.eq6 = h, this.jointEq3AndEq6 = g;
						}
						static fromVector(e) {
							const t = f.findMatchingEQ("1", f.EQ1_DEFINITIONS, e), c = f.findMatchingEQ("2", f.EQ2_DEFINITIONS, e), p = f.findMatchingEQ("3", f.EQ3_DEFINITIONS, e), h = f.findMatchingEQ("4", f.EQ4_DEFINITIONS, e), g = f.findMatchingEQ("5", f.EQ5_DEFINITIONS, e), _ = f.findMatchingEQ("6", f.EQ6_DEFINITIONS, e), v = f.findMatchingEQ("3,6", f.JOINT_EQ3_EQ6_DEFINITIONS, e);
							return new f(t, c, p, h, g, _, v);
						}
						static findMatchingEQ(e, t, c) {
							for (let e of t) if (e.matchesConstraints(c)) return e;
							throw new Error("No matching EQ found for " + e + " and vector " + c);
						}
						getEq1() {
							return this.eq1;
						}
						getEq2() {
							return this.eq2;
						}
						getEq3() {
							return this.eq3;
						}
						getEq4() {
							return this.eq4;
						}
						getEq5() {
							return this.eq5;
						}
						getEq6() {
							return this.eq6;
						}
						getJointEq3AndEq6() {
							return this.jointEq3AndEq6;
						}
						getEQ(e) {
							switch (e) {
								case 1: return this.eq1;
								case 2: return this.eq2;
								case 3: return this.eq3;
								case 4: return this.eq4;
								case 5: return this.eq5;
								case 6: return this.eq6;
								case 7: return this.jointEq3AndEq6;
								default: throw new Error("Invalid EQ index: " + e);
							}
						}
						getLookupTableScore() {
							return f.getMacroVectorScore(this);
						}
						static getMacroVectorScore(e) {
							const t = e.toString(), c = h.Cvss4P0Components.MV_LOOKUP[t];
							return void 0 === c ? NaN : c;
						}
						toString() {
							return this.eq1.getLevel() + this.eq2.getLevel() + this.eq3.getLevel() + this.eq4.getLevel() + this.eq5.getLevel() + this.eq6.getLevel();
						}
						deriveNextLower(e) {
							const t = 1 !== e ? this.eq1 : this.getNextLower(f.EQ1_DEFINITIONS, this.eq1), c = 2 !== e ? this.eq2 : this.getNextLower(f.EQ2_DEFINITIONS, this.eq2), p = 3 !== e ? this.eq3 : this.getNextLower(f.EQ3_DEFINITIONS, this.eq3), h = 4 !== e ? this.eq4 : this.getNextLower(f.EQ4_DEFINITIONS, this.eq4), g = 5 !== e ? this.eq5 : this.getNextLower(f.EQ5_DEFINITIONS, this.eq5), _ = 6 !== e ? this.eq6 : this.getNextLower(f.EQ6_DEFINITIONS, this.eq6), v = 7 !== e ? this.jointEq3AndEq6 : this.getNextLower(f.JOINT_EQ3_EQ6_DEFINITIONS, this.jointEq3AndEq6);
							return new f(t, c, p, h, g, _, v);
						}
						static getIndexInDefinitions(e, t) {
							for (let c = 0; c < e.length; c++) if (e[c] === t) return c;
							throw new Error("EQ not found in definitions: " + t);
						}
						getNextLower(e, t) {
							const c = f.getIndexInDefinitions(e, t);
							return e.length > c + 1 ? e[c + 1] : f.EQ_ERROR_DEFINITION;
						}
						static is(e, t, c) {
							return c === f.getComparisonMetric(e, t).shortName;
						}
						static getComparisonMetricComponent(e, t) {
							return f.getComparisonMetric(e, t.shortName);
						}
						static getComparisonMetric(e, t) {
							const c = e.getComponentByString(t);
							if ("E" === t && h.Cvss4P0Components.E_VALUES.X === c) return h.Cvss4P0Components.E_VALUES.A;
							if ("CR" === t && h.Cvss4P0Components.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X === c) return h.Cvss4P0Components.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H;
							if ("IR" === t && h.Cvss4P0Components.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X === c) return h.Cvss4P0Components.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H;
							if ("AR" === t && h.Cvss4P0Components.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X === c) return h.Cvss4P0Components.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H;
							if ("MSI" === t && h.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X === c && "S" === e.getComponentByString("SI").shortName) return h.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H;
							if ("MSA" === t && h.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X === c && "S" === e.getComponentByString("SA").shortName) return h.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H;
							try {
								const c = e.getComponentByString((t.startsWith("M") ? "" : "M") + t), f = c.shortName;
								if (null != f && "X" !== f) return c;
							} catch (e) {}
							return c;
						}
					}
					t.Cvss4P0MacroVector = n, f = n, n.EQ_ERROR_DEFINITION = new p.EQ("9", -1, [], (() => !0)), n.EQ1_DEFINITIONS = [
						new p.EQ("0", 1, ["AV:N/PR:N/UI:N"], ((e) => f.is(e, "AV", "N") && f.is(e, "PR", "N") && f.is(e, "UI", "N"))),
						new p.EQ("1", 4, [
							"AV:A/PR:N/UI:N",
							"AV:N/PR:L/UI:N",
							"AV:N/PR:N/UI:P"
						], ((e) => (f.is(e, "AV", "N") || f.is(e, "PR", "N") || f.is(e, "UI", "N")) && !(f.is(e, "AV", "N") && f.is(e, "PR", "N") && f.is(e, "UI", "N")) && !f.is(e, "AV", "P"))),
						new p.EQ("2", 5, ["AV:P/PR:N/UI:N", "AV:A/PR:L/UI:P"], ((e) => f.is(e, "AV", "P") || !(f.is(e, "AV", "N") || f.is(e, "PR", "N") || f.is(e, "UI", "N"))))
					], n.EQ2_DEFINITIONS = [new p.EQ("0", 1, ["AC:L/AT:N"], ((e) => f.is(e, "AC", "L") && f.is(e, "AT", "N"))), new p.EQ("1", 2, ["AC:H/AT:N", "AC:L/AT:P"], ((e) => !(f.is(e, "AC", "L") && f.is(e, "AT", "N"))))], n.EQ3_DEFINITIONS = [
						new p.EQ("0", -1, ["VC:H/VI:H/VA:H"], ((e) => f.is(e, "VC", "H") && f.is(e, "VI", "H"))),
						new p.EQ("1", -1, ["VC:L/VI:H/VA:H", "VC:H/VI:L/VA:H"], ((e) => !(f.is(e, "VC", "H") && f.is(e, "VI", "H")) && (f.is(e, "VC", "H") || f.is(e, "VI", "H") || f.is(e, "VA", "H")))),
						new p.EQ("2", -1, ["VC:L/VI:L/VA:L"], ((e) => !(f.is(e, "VC", "H") || f.is(e, "VI", "H") || f.is(e, "VA", "H"))))
					], n.EQ4_DEFINITIONS = [
						new p.EQ("0", 6, ["SC:H/SI:S/SA:S"], ((e) => f.is(e, "MSI", "S") || f.is(e, "MSA", "S"))),
						new p.EQ("1", 5, ["SC:H/SI:H/SA:H"], ((e) => !(f.is(e, "MSI", "S") && f.is(e, "MSA", "S")) && (f.is(e, "SC", "H") || f.is(e, "SI", "H") || f.is(e, "SA", "H")))),
						new p.EQ("2", 4, ["SC:L/SI:L/SA:L"], ((e) => !(f.is(e, "MSI", "S") && f.is(e, "MSA", "S") || f.is(e, "SC", "H") || f.is(e, "SI", "H") || f.is(e, "SA", "H"))))
					], n.EQ5_DEFINITIONS = [
						new p.EQ("0", 1, ["E:A"], ((e) => f.is(e, "E", "A"))),
						new p.EQ("1", 1, ["E:P"], ((e) => f.is(e, "E", "P"))),
						new p.EQ("2", 1, ["E:U"], ((e) => f.is(e, "E", "U")))
					], n.EQ6_DEFINITIONS = [new p.EQ("0", -1, ["AV:N/PR:N/UI:N"], ((e) => f.is(e, "CR", "H") && f.is(e, "VC", "H") || f.is(e, "IR", "H") && f.is(e, "VI", "H") || f.is(e, "AR", "H") && f.is(e, "VA", "H"))), new p.EQ("1", -1, [
						"VC:H/VI:H/VA:H/CR:M/IR:M/AR:M",
						"VC:H/VI:H/VA:L/CR:M/IR:M/AR:H",
						"VC:H/VI:L/VA:H/CR:M/IR:H/AR:M",
						"VC:H/VI:L/VA:L/CR:M/IR:H/AR:H",
						"VC:L/VI:H/VA:H/CR:H/IR:M/AR:M",
						"VC:L/VI:H/VA:L/CR:H/IR:M/AR:H",
						"VC:L/VI:L/VA:H/CR:H/IR:H/AR:M",
						"VC:L/VI:L/VA:L/CR:H/IR:H/AR:H"
					], ((e) => !(f.is(e, "CR", "H") && f.is(e, "VC", "H") || f.is(e, "IR", "H") && f.is(e, "VI", "H") || f.is(e, "AR", "H") && f.is(e, "VA", "H"))))], n.JOINT_EQ3_EQ6_DEFINITIONS = [
						new p.EQ("00", 7, ["VC:H/VI:H/VA:H/CR:H/IR:H/AR:H"], ((e) => f.is(e, "VC", "H") && f.is(e, "VI", "H") && (f.is(e, "CR", "H") || f.is(e, "IR", "H") || f.is(e, "AR", "H") && f.is(e, "VA", "H")))),
						new p.EQ("01", 6, ["VC:H/VI:H/VA:L/CR:M/IR:M/AR:H", "VC:H/VI:H/VA:H/CR:M/IR:M/AR:M"], ((e) => f.is(e, "VC", "H") && f.is(e, "VI", "H") && !(f.is(e, "CR", "H") || f.is(e, "IR", "H")) && !(f.is(e, "AR", "H") && f.is(e, "VA", "H")))),
						new p.EQ("10", 8, ["VC:L/VI:H/VA:H/CR:H/IR:H/AR:H", "VC:H/VI:L/VA:H/CR:H/IR:H/AR:H"], ((e) => !(f.is(e, "VC", "H") && f.is(e, "VI", "H")) && (f.is(e, "VC", "H") || f.is(e, "VI", "H") || f.is(e, "VA", "H")) && (f.is(e, "CR", "H") && f.is(e, "VC", "H") || f.is(e, "IR", "H") && f.is(e, "VI", "H") || f.is(e, "AR", "H") && f.is(e, "VA", "H")))),
						new p.EQ("11", 8, [
							"VC:L/VI:H/VA:L/CR:H/IR:M/AR:H",
							"VC:L/VI:H/VA:H/CR:H/IR:M/AR:M",
							"VC:H/VI:L/VA:H/CR:M/IR:H/AR:M",
							"VC:H/VI:L/VA:L/CR:M/IR:H/AR:H",
							"VC:L/VI:L/VA:H/CR:H/IR:H/AR:M"
						], ((e) => !(f.is(e, "VC", "H") && f.is(e, "VI", "H")) && (f.is(e, "VC", "H") || f.is(e, "VI", "H") || f.is(e, "VA", "H")) && !(f.is(e, "CR", "H") && f.is(e, "VC", "H")) && !(f.is(e, "IR", "H") && f.is(e, "VI", "H")) && !(f.is(e, "AR", "H") && f.is(e, "VA", "H")))),
						new p.EQ("20", 0, [], ((e) => !1)),
						new p.EQ("21", 10, ["VC:L/VI:L/VA:L/CR:H/IR:H/AR:H"], ((e) => !(f.is(e, "VC", "H") || f.is(e, "VI", "H") || f.is(e, "VA", "H") || f.is(e, "CR", "H") && f.is(e, "VC", "H") || f.is(e, "IR", "H") && f.is(e, "VI", "H") || f.is(e, "AR", "H") && f.is(e, "VA", "H"))))
					];
				},
				987: (e, t, c) => {
					Object.defineProperty(t, "__esModule", { value: !0 }), t.Cvss4P0 = void 0;
					const f = c(154), p = c(972), h = c(904), g = c(759), _ = c(730), v = c(951);
					class l extends f.CvssVector {
						constructor(e) {
							super(e), this.ROUNDING_EPSILON = Math.pow(10, -6);
						}
						getRegisteredComponents() {
							return g.Cvss4P0Components.REGISTERED_COMPONENTS_EDITOR_ORDER;
						}
						getVectorStringOrderProperties() {
							return g.Cvss4P0Components.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER;
						}
						getVectorPrefix() {
							return "CVSS:4.0/";
						}
						getVectorName() {
							return "CVSS:4.0";
						}
						fillAverageVector() {
							this.applyVector("AV:A/AC:L/AT:N/PR:N/UI:N/VC:L/VI:L/VA:L/SC:L/SI:L/SA:L");
						}
						fillRandomBaseVector() {
							const e = g.Cvss4P0Components.BASE_CATEGORY_VALUES;
							for (let t = 0; t < e.length; t++) {
								const c = e[t], f = super.pickRandomDefinedComponentValue(c);
								if (!f) return console.warn("Failed to pick random vector component for", c, ", filling average vector instead"), void this.fillAverageVector();
								this.applyComponent(c, f);
							}
						}
						calculateScoresInternal(e = !1) {
							const t = this.isAnyEnvironmentalDefined(), c = this.isAnyThreatDefined(), f = this.calculateOverallScore();
							let p, h, _;
							if (t || c) {
								const e = this.clone();
								e.clearSpecifiedComponents(g.Cvss4P0Components.THREAT_CATEGORY_VALUES), e.clearSpecifiedComponents(g.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES), e.clearSpecifiedComponents(g.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES), p = e.calculateOverallScore();
							} else p = f;
							if (t) if (c) {
								const e = this.clone();
								e.clearSpecifiedComponents(g.Cvss4P0Components.THREAT_CATEGORY_VALUES), h = e.calculateOverallScore();
							} else h = f;
							if (c) if (t) {
								const e = this.clone();
								e.clearSpecifiedComponents(g.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES), e.clearSpecifiedComponents(g.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES), _ = e.calculateOverallScore();
							} else _ = f;
							return {
								normalized: e,
								overall: f,
								base: f,
								baseMetricsOnly: p,
								environmental: h,
								threat: _,
								vector: this.toString()
							};
						}
						toString(e = !1, t = this.getVectorStringOrderProperties(), c = !1) {
							return super.toString(e, t, c);
						}
						calculateOverallScore() {
							if (!this.isBaseFullyDefined()) return 0;
							if ([
								"VC",
								"VI",
								"VA",
								"SC",
								"SI",
								"SA"
							].map(((e) => p.Cvss4P0MacroVector.getComparisonMetric(this, e))).every(((e) => "N" === e.shortName))) return 0;
							const e = this.getMacroVector(), t = e.getLookupTableScore(), c = (0, h.getEqImplementations)();
							(e.getEq3().getLevel() + e.getEq6().getLevel()).toLowerCase() !== e.getJointEq3AndEq6().getLevel().toLowerCase() && console.warn(`CVSS 4.0: Joint Eq3 and Eq6 level [${e.getJointEq3AndEq6().getLevel()}] does not match Eq3 [${e.getEq3().getLevel()}] and Eq6 [${e.getEq6().getLevel()}]`);
							const f = c.map(((t) => t.getHighestSeverityVectors(e))), g = this.generateCvssPermutations(f[0], f[1], f[2], f[3], f[4]);
							if (0 === g.length) return console.warn(`No max vectors found for ${e}`), 0;
							const _ = this.calculateSeverityDistancesByComparingToHighestSeverityVectors(g), v = new m();
							for (const f of c) {
								const c = f.deriveNextLowerMacro(e), p = t - f.lookupScoresForNextLowerMacro(c), h = f.lookupMacroVectorDepth(e), g = f.getRelevantAttributes().map(((e) => _.get(e) || 0)).reduce(((e, t) => e + t), 0);
								if (!isNaN(p) && 0 !== h) {
									const e = g / h * p;
									v.add(e);
								}
							}
							const y = t - v.get(0);
							return y < 0 ? 0 : y > 10 ? 10 : this.roundToDecimalPlaces(y);
						}
						roundToDecimalPlaces(e) {
							return Math.round(10 * (e + this.ROUNDING_EPSILON)) / 10;
						}
						generateCvssPermutations(e, t, c, f, p) {
							const h = [];
							return e.forEach(((e) => {
								t.forEach(((t) => {
									c.forEach(((c) => {
										f.forEach(((f) => {
											p.forEach(((p) => {
												const g = `${e}/${t}/${c}/${f}/${p}`;
												h.push(new l(g));
											}));
										}));
									}));
								}));
							})), h;
						}
						severityDistance(e, t, c, f) {
							const p = "X" === t.shortName ? void 0 === e.worseCaseValue ? t : e.worseCaseValue : t, h = "X" === f.shortName ? void 0 === c.worseCaseValue ? f : c.worseCaseValue : f;
							let g, _, v, y;
							if (e !== c) {
								const t = e.name.startsWith("Modified"), f = c.name.startsWith("Modified");
								if (t && !f) {
									const t = e.values.find(((e) => e.shortName === h.shortName));
									if (!t) throw new Error("Cannot find modified value for " + h);
									_ = p, y = t, g = e, v = e;
								} else {
									if (t || !f) return console.warn(`Cannot compute severity distance for [${p}] and [${h}], assuming distance is 0`), 0;
									{
										const e = c.values.find(((e) => e.shortName === p.shortName));
										if (!e) throw new Error("Cannot find modified value for " + p);
										_ = e, y = h, g = c, v = c;
									}
								}
							} else _ = p, y = h, g = e, v = c;
							return g.values.indexOf(_) - v.values.indexOf(y);
						}
						severityDistanceBetweenComponents(e, t, c, f) {
							const p = e.values.find(((e) => e.shortName === t.shortName)), h = c.values.find(((e) => e.shortName === f.shortName));
							if (!p) throw new Error(`Cannot find component values for ${e.name} with short name ${t.shortName} in ${e.values.map(((e) => e.shortName)).join(", ")}`);
							if (!h) throw new Error(`Cannot find component values for ${c.name} with short name ${f.shortName} in ${c.values.map(((e) => e.shortName)).join(", ")}`);
							return e.values.indexOf(p) - c.values.indexOf(h);
						}
						severityDistanceToVector(e) {
							let t = 0;
							return g.Cvss4P0Components.REGISTERED_COMPONENTS_EDITOR_ORDER.forEach(((c) => {
								c.forEach(((c) => {
									const f = this.getComponent(c), p = e.getComponent(c);
									t += this.severityDistanceBetweenComponents(c, f, c, p);
								}));
							})), t;
						}
						calculateSeverityDistancesByComparingToHighestSeverityVectors(e) {
							const t = new Map();
							for (const c of e) {
								t.set("AV", this.severityDistanceBetweenComponents(g.Cvss4P0Components.AV, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.AV), g.Cvss4P0Components.AV, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.AV))), t.set("PR", this.severityDistanceBetweenComponents(g.Cvss4P0Components.PR, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.PR), g.Cvss4P0Components.PR, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.PR))), t.set("UI", this.severityDistanceBetweenComponents(g.Cvss4P0Components.UI, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.UI), g.Cvss4P0Components.UI, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.UI))), t.set("AC", this.severityDistanceBetweenComponents(g.Cvss4P0Components.AC, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.AC), g.Cvss4P0Components.AC, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.AC))), t.set("AT", this.severityDistanceBetweenComponents(g.Cvss4P0Components.AT, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.AT), g.Cvss4P0Components.AT, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.AT))), t.set("VC", this.severityDistanceBetweenComponents(g.Cvss4P0Components.VC, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.VC), g.Cvss4P0Components.VC, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.VC))), t.set("VI", this.severityDistanceBetweenComponents(g.Cvss4P0Components.VI, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.VI), g.Cvss4P0Components.VI, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.VI))), t.set("VA", this.severityDistanceBetweenComponents(g.Cvss4P0Components.VA, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.VA), g.Cvss4P0Components.VA, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.VA))), t.set("SC", this.severityDistanceBetweenComponents(g.Cvss4P0Components.SC, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.SC), g.Cvss4P0Components.SC, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.SC))), t.set("CR", this.severityDistanceBetweenComponents(g.Cvss4P0Components.CR, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.CR), g.Cvss4P0Components.CR, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.CR))), t.set("IR", this.severityDistanceBetweenComponents(g.Cvss4P0Components.IR, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.IR), g.Cvss4P0Components.IR, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.IR))), t.set("AR", this.severityDistanceBetweenComponents(g.Cvss4P0Components.AR, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.AR), g.Cvss4P0Components.AR, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.AR)));
								const e = this.getComponent(g.Cvss4P0Components.SI) === g.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S ? "MSI" : "SI", f = this.getComponent(g.Cvss4P0Components.SA) === g.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S ? "MSA" : "SA";
								if (t.set(e, this.severityDistanceBetweenComponents(g.Cvss4P0Components.SI, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.SI), g.Cvss4P0Components.SI, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.SI))), t.set(f, this.severityDistanceBetweenComponents(g.Cvss4P0Components.SA, p.Cvss4P0MacroVector.getComparisonMetricComponent(this, g.Cvss4P0Components.SA), g.Cvss4P0Components.SA, p.Cvss4P0MacroVector.getComparisonMetricComponent(c, g.Cvss4P0Components.SA))), !Array.from(t.values()).some(((e) => e < 0))) break;
								t.clear();
							}
							return 0 === t.size && console.warn(`No severity distances found for [${this.toString()}]`), t;
						}
						getNomenclature() {
							let e = "CVSS-B";
							return this.isCategoryPartiallyDefined(g.Cvss4P0Components.THREAT_CATEGORY) && (e += "T"), (this.isCategoryPartiallyDefined(g.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY) || this.isCategoryPartiallyDefined(g.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY)) && (e += "E"), e;
						}
						getMacroVector() {
							return p.Cvss4P0MacroVector.fromVector(this);
						}
						isBaseFullyDefined() {
							return super.isCategoryFullyDefined(g.Cvss4P0Components.BASE_CATEGORY);
						}
						isAnyBaseDefined() {
							return super.isCategoryPartiallyDefined(v.Cvss3P1Components.BASE_CATEGORY);
						}
						isThreatFullyDefined() {
							return super.isCategoryFullyDefined(g.Cvss4P0Components.THREAT_CATEGORY);
						}
						isAnyThreatDefined() {
							return super.isCategoryPartiallyDefined(g.Cvss4P0Components.THREAT_CATEGORY);
						}
						isAnyEnvironmentalDefined() {
							return super.isCategoryPartiallyDefined(g.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY) || super.isCategoryPartiallyDefined(g.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY);
						}
						getJsonSchemaSeverity(e) {
							return 0 === e || isNaN(e) ? "NONE" : e <= 3.9 ? "LOW" : e <= 6.9 ? "MEDIUM" : e <= 8.9 ? "HIGH" : "CRITICAL";
						}
						createJsonSchema() {
							const e = this.calculateScores();
							return {
								version: "4.0",
								vectorString: this.toString(),
								baseScore: e.overall,
								baseSeverity: this.getJsonSchemaSeverity(e.overall),
								attackVector: this.getComponent(g.Cvss4P0Components.AV).jsonSchemaName,
								attackComplexity: this.getComponent(g.Cvss4P0Components.AC).jsonSchemaName,
								attackRequirements: this.getComponent(g.Cvss4P0Components.AT).jsonSchemaName,
								privilegesRequired: this.getComponent(g.Cvss4P0Components.PR).jsonSchemaName,
								userInteraction: this.getComponent(g.Cvss4P0Components.UI).jsonSchemaName,
								vulnConfidentialityImpact: this.getComponent(g.Cvss4P0Components.VC).jsonSchemaName,
								vulnIntegrityImpact: this.getComponent(g.Cvss4P0Components.VI).jsonSchemaName,
								vulnAvailabilityImpact: this.getComponent(g.Cvss4P0Components.VA).jsonSchemaName,
								subConfidentialityImpact: this.getComponent(g.Cvss4P0Components.SC).jsonSchemaName,
								subIntegrityImpact: this.getComponent(g.Cvss4P0Components.SI).jsonSchemaName,
								subAvailabilityImpact: this.getComponent(g.Cvss4P0Components.SA).jsonSchemaName,
								exploitMaturity: this.getComponent(g.Cvss4P0Components.E).jsonSchemaName,
								confidentialityRequirement: this.getComponent(g.Cvss4P0Components.CR).jsonSchemaName,
								integrityRequirement: this.getComponent(g.Cvss4P0Components.IR).jsonSchemaName,
								availabilityRequirement: this.getComponent(g.Cvss4P0Components.AR).jsonSchemaName,
								modifiedAttackVector: this.getComponent(g.Cvss4P0Components.MAV).jsonSchemaName,
								modifiedAttackComplexity: this.getComponent(g.Cvss4P0Components.MAC).jsonSchemaName,
								modifiedAttackRequirements: this.getComponent(g.Cvss4P0Components.MAT).jsonSchemaName,
								modifiedPrivilegesRequired: this.getComponent(g.Cvss4P0Components.MPR).jsonSchemaName,
								modifiedUserInteraction: this.getComponent(g.Cvss4P0Components.MUI).jsonSchemaName,
								modifiedVulnConfidentialityImpact: this.getComponent(g.Cvss4P0Components.MVC).jsonSchemaName,
								modifiedVulnIntegrityImpact: this.getComponent(g.Cvss4P0Components.MVI).jsonSchemaName,
								modifiedVulnAvailabilityImpact: this.getComponent(g.Cvss4P0Components.MVA).jsonSchemaName,
								modifiedSubConfidentialityImpact: this.getComponent(g.Cvss4P0Components.MSC).jsonSchemaName,
								modifiedSubIntegrityImpact: this.getComponent(g.Cvss4P0Components.MSI).jsonSchemaName,
								modifiedSubAvailabilityImpact: this.getComponent(g.Cvss4P0Components.MSA).jsonSchemaName,
								Safety: this.getComponent(g.Cvss4P0Components.S).jsonSchemaName,
								Automatable: this.getComponent(g.Cvss4P0Components.AU).jsonSchemaName,
								Recovery: this.getComponent(g.Cvss4P0Components.R).jsonSchemaName,
								valueDensity: this.getComponent(g.Cvss4P0Components.V).jsonSchemaName,
								vulnerabilityResponseEffort: this.getComponent(g.Cvss4P0Components.RE).jsonSchemaName,
								providerUrgency: this.getComponent(g.Cvss4P0Components.U).jsonSchemaName
							};
						}
					}
					t.Cvss4P0 = l, _.EQ.createCvssInstance = (e) => new l(e);
					class m {
						constructor() {
							this.sum = 0, this.count = 0;
						}
						add(e) {
							this.sum += e, this.count++;
						}
						get(e) {
							return 0 == this.count ? e : this.sum / this.count;
						}
					}
				}
			}, t = {};
			return function o(c) {
				var f = t[c];
				if (void 0 !== f) return f.exports;
				var p = t[c] = { exports: {} };
				return e[c].call(p.exports, p, p.exports, o), p.exports;
			}(156);
		})()));
	}),
	9005: (function(e, t, c) {
		"use strict";
		e = c.nmd(e);
		(function(e) {
			function isDigit(e) {
				return /^[0-9]$/.test(e);
			}
			const t = [
				"alpha",
				"beta",
				"milestone",
				"rc",
				"snapshot",
				"",
				"sp"
			];
			const c = t.indexOf("").toString();
			function comparableQualifier(e) {
				let c = t.indexOf(e);
				if (c === -1) {
					return t.length + "-" + e;
				} else {
					return c.toString();
				}
			}
			function IntItem(e) {
				this.value = parseInt(e, 10);
			}
			IntItem.prototype.isNull = function() {
				return this.value === 0;
			};
			IntItem.prototype.compareTo = function(e) {
				if (!e) {
					return this.value === 0 ? 0 : 1;
				} else if (e instanceof IntItem) {
					return this.value < e.value ? -1 : this.value === e.value ? 0 : 1;
				} else if (e instanceof StringItem) {
					return 1;
				} else if (e instanceof ListItem) {
					return 1;
				} else {
					throw new Error("Bad comparison between IntItem and " + e);
				}
			};
			const f = new IntItem("0");
			function StringItem(e, t) {
				if (t && e.length === 1) {
					e = StringItem.SHORTHANDS[e[0]] || e;
				}
				this.value = StringItem.ALIASES[e] === undefined ? e : StringItem.ALIASES[e];
			}
			StringItem.ALIASES = {
				"ga": "",
				"final": "",
				"release": "",
				"cr": "rc"
			};
			StringItem.SHORTHANDS = {
				"a": "alpha",
				"b": "beta",
				"m": "milestone"
			};
			StringItem.prototype.isNull = function() {
				return comparableQualifier(this.value).localeCompare(c) === 0;
			};
			StringItem.prototype.compareTo = function(e) {
				if (!e) {
					return comparableQualifier(this.value).localeCompare(c);
				} else if (e instanceof IntItem) {
					return -1;
				} else if (e instanceof StringItem) {
					return comparableQualifier(this.value).localeCompare(comparableQualifier(e.value));
				} else if (e instanceof ListItem) {
					return -1;
				} else {
					throw new Error("Bad comparison between StringItem and " + e);
				}
			};
			function ListItem() {
				this.data = [];
			}
			ListItem.prototype.isNull = function() {
				return this.data.length === 0;
			};
			ListItem.prototype.normalise = function() {
				for (let e = this.data.length - 1; e >= 0; e--) {
					if (this.data[e].isNull()) {
						this.data.splice(e, 1);
					} else if (!(this.data[e] instanceof ListItem)) {
						break;
					}
				}
			};
			ListItem.prototype.push = function(e) {
				this.data.push(e);
			};
			ListItem.prototype.compareTo = function(e) {
				if (!e) {
					if (this.data.length === 0) {
						return 0;
					} else {
						return this.data[0].compareTo(null);
					}
				} else if (e instanceof IntItem) {
					return -1;
				} else if (e instanceof StringItem) {
					return -1;
				} else if (e instanceof ListItem) {
					let t = this.data;
					let c = e.data;
					for (let e = 0;; e++) {
						let f = e < t.length ? t[e] : null;
						let p = e < c.length ? c[e] : null;
						if (f === null && p === null) {
							return 0;
						}
						let h;
						if (f === null && p === null) {
							h = 0;
						} else if (f === null && p !== null) {
							h = -1 * p.compareTo(f);
						} else {
							h = f.compareTo(p);
						}
						if (h !== 0) {
							return h;
						}
					}
				} else {
					throw new Error("Bad comparison between ListItem and " + e);
				}
			};
			function stripLeadingZeroes(e) {
				if (e === null || e.length === 0) {
					return "0";
				} else {
					for (let t = 0; t < e.length; t++) {
						if (e[t] !== "0") {
							return e.substring(t);
						}
					}
					return e;
				}
			}
			function parseItem(e, t) {
				if (e) {
					return new IntItem(stripLeadingZeroes(t));
				} else {
					return new StringItem(t, false);
				}
			}
			function ComparableVersion(e) {
				this.value = e;
				this.items = new ListItem();
				e = e.toLowerCase();
				let t = this.items;
				let c = [];
				c.push(t);
				let p = false;
				let h = 0;
				for (let g = 0; g < e.length; g++) {
					if (e[g] === ".") {
						if (g === h) {
							t.push(f);
						} else {
							t.push(parseItem(p, e.substring(h, g)));
						}
						h = g + 1;
					} else if (e[g] === "-") {
						if (g === h) {
							t.push(f);
						} else {
							t.push(parseItem(p, e.substring(h, g)));
						}
						h = g + 1;
						t.push(t = new ListItem());
						c.push(t);
					} else if (isDigit(e[g])) {
						if (!p && g > h) {
							t.push(new StringItem(e.substring(h, g), true));
							h = g;
							t.push(t = new ListItem());
							c.push(t);
						}
						p = true;
					} else {
						if (p && g > h) {
							t.push(parseItem(true, e.substring(h, g)));
							h = g;
							t.push(t = new ListItem());
							c.push(t);
						}
						p = false;
					}
				}
				if (e.length > h) {
					t.push(parseItem(p, e.substring(h)));
				}
				while (c.length !== 0) {
					t = c.pop();
					t.normalise();
				}
			}
			ComparableVersion.prototype.compareTo = function(e) {
				return this.items.compareTo(e.items);
			};
			function compare(e, t) {
				return new ComparableVersion(e).compareTo(new ComparableVersion(t));
			}
			e.exports = { compare };
		})(e);
	}),
	68898: (function(e, t, c) {
		const { valid: f, clean: p, explain: h, parse: g } = c(74818);
		const { lt: _, le: v, eq: y, ne: b, ge: x, gt: S, compare: C, rcompare: w } = c(12124);
		const { filter: T, maxSatisfying: D, minSatisfying: O, RANGE_PATTERN: k, satisfies: A, validRange: j } = c(30790);
		const { major: M, minor: N, patch: P, inc: F } = c(38940);
		e.exports = {
			valid: f,
			clean: p,
			explain: h,
			parse: g,
			lt: _,
			le: v,
			lte: v,
			eq: y,
			ne: b,
			neq: b,
			ge: x,
			gte: x,
			gt: S,
			compare: C,
			rcompare: w,
			filter: T,
			maxSatisfying: D,
			minSatisfying: O,
			RANGE_PATTERN: k,
			satisfies: A,
			validRange: j,
			major: M,
			minor: N,
			patch: P,
			inc: F
		};
	}),
	12124: (function(e, t, c) {
		const { parse: f } = c(74818);
		e.exports = {
			compare,
			rcompare,
			lt,
			le,
			eq,
			ne,
			ge,
			gt,
			"<": lt,
			"<=": le,
			"==": eq,
			"!=": ne,
			">=": ge,
			">": gt,
			"===": arbitrary
		};
		function lt(e, t) {
			return compare(e, t) < 0;
		}
		function le(e, t) {
			return compare(e, t) <= 0;
		}
		function eq(e, t) {
			return compare(e, t) === 0;
		}
		function ne(e, t) {
			return compare(e, t) !== 0;
		}
		function ge(e, t) {
			return compare(e, t) >= 0;
		}
		function gt(e, t) {
			return compare(e, t) > 0;
		}
		function arbitrary(e, t) {
			return e.toLowerCase() === t.toLowerCase();
		}
		function compare(e, t) {
			const c = f(e);
			const p = f(t);
			const h = calculateKey(c);
			const g = calculateKey(p);
			return pyCompare(h, g);
		}
		function rcompare(e, t) {
			return -compare(e, t);
		}
		function pyCompare(e, t) {
			let c = e;
			let f = t;
			if (c === f) {
				return 0;
			}
			if (Array.isArray(c) !== Array.isArray(f)) {
				c = Array.isArray(c) ? c : [c];
				f = Array.isArray(f) ? f : [f];
			}
			if (Array.isArray(c)) {
				const e = Math.min(c.length, f.length);
				for (let t = 0; t < e; t += 1) {
					const e = pyCompare(c[t], f[t]);
					if (e !== 0) {
						return e;
					}
				}
				return c.length - f.length;
			}
			if (c === -Infinity || f === Infinity) {
				return -1;
			}
			if (c === Infinity || f === -Infinity) {
				return 1;
			}
			return c < f ? -1 : 1;
		}
		function calculateKey(e) {
			const { epoch: t } = e;
			let { release: c, pre: f, post: p, local: h, dev: g } = e;
			c = c.concat();
			c.reverse();
			while (c.length && c[0] === 0) {
				c.shift();
			}
			c.reverse();
			if (!f && !p && g) f = -Infinity;
			else if (!f) f = Infinity;
			if (!p) p = -Infinity;
			if (!g) g = Infinity;
			if (!h) {
				h = -Infinity;
			} else {
				h = h.map((e) => Number.isNaN(Number(e)) ? [-Infinity, e] : [Number(e), ""]);
			}
			return [
				t,
				c,
				f,
				p,
				g,
				h
			];
		}
	}),
	38940: (function(e, t, c) {
		const { explain: f, parse: p, stringify: h } = c(74818);
		e.exports = {
			major,
			minor,
			patch,
			inc
		};
		function major(e) {
			const t = f(e);
			if (!t) {
				throw new TypeError("Invalid Version: " + e);
			}
			return t.release[0];
		}
		function minor(e) {
			const t = f(e);
			if (!t) {
				throw new TypeError("Invalid Version: " + e);
			}
			if (t.release.length < 2) {
				return 0;
			}
			return t.release[1];
		}
		function patch(e) {
			const t = f(e);
			if (!t) {
				throw new TypeError("Invalid Version: " + e);
			}
			if (t.release.length < 3) {
				return 0;
			}
			return t.release[2];
		}
		function inc(e, t, c) {
			let f = c || `a`;
			const g = p(e);
			if (!g) {
				return null;
			}
			if (![
				"a",
				"b",
				"c",
				"rc",
				"alpha",
				"beta",
				"pre",
				"preview"
			].includes(f)) {
				return null;
			}
			switch (t) {
				case "premajor":
					{
						const [e] = g.release;
						g.release.fill(0);
						g.release[0] = e + 1;
					}
					g.pre = [f, 0];
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "preminor":
					{
						const [e, t = 0] = g.release;
						g.release.fill(0);
						g.release[0] = e;
						g.release[1] = t + 1;
					}
					g.pre = [f, 0];
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "prepatch":
					{
						const [e, t = 0, c = 0] = g.release;
						g.release.fill(0);
						g.release[0] = e;
						g.release[1] = t;
						g.release[2] = c + 1;
					}
					g.pre = [f, 0];
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "prerelease":
					if (g.pre === null) {
						const [e, t = 0, c = 0] = g.release;
						g.release.fill(0);
						g.release[0] = e;
						g.release[1] = t;
						g.release[2] = c + 1;
						g.pre = [f, 0];
					} else {
						if (c === undefined && g.pre !== null) {
							[f] = g.pre;
						}
						const [e, t] = g.pre;
						if (e === f) {
							g.pre = [e, t + 1];
						} else {
							g.pre = [f, 0];
						}
					}
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "major":
					if (g.release.slice(1).some((e) => e !== 0) || g.pre === null) {
						const [e] = g.release;
						g.release.fill(0);
						g.release[0] = e + 1;
					}
					delete g.pre;
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "minor":
					if (g.release.slice(2).some((e) => e !== 0) || g.pre === null) {
						const [e, t = 0] = g.release;
						g.release.fill(0);
						g.release[0] = e;
						g.release[1] = t + 1;
					}
					delete g.pre;
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				case "patch":
					if (g.release.slice(3).some((e) => e !== 0) || g.pre === null) {
						const [e, t = 0, c = 0] = g.release;
						g.release.fill(0);
						g.release[0] = e;
						g.release[1] = t;
						g.release[2] = c + 1;
					}
					delete g.pre;
					delete g.post;
					delete g.dev;
					delete g.local;
					break;
				default: return null;
			}
			return h(g);
		}
	}),
	30790: (function(e, t, c) {
		const { VERSION_PATTERN: f, explain: p } = c(74818);
		const h = c(12124);
		const g = [
			"(?<operator>(===|~=|==|!=|<=|>=|<|>))",
			"\\s*",
			"(",
			"(?<version>(?:" + f.replace(/\?<\w+>/g, "?:") + "))",
			"(?<prefix>\\.\\*)?",
			"|",
			"(?<legacy>[^,;\\s)]+)",
			")"
		].join("");
		e.exports = {
			RANGE_PATTERN: g,
			parse,
			satisfies,
			filter,
			validRange,
			maxSatisfying,
			minSatisfying
		};
		const isEqualityOperator = (e) => [
			"==",
			"!=",
			"==="
		].includes(e);
		const _ = new RegExp("^" + g + "$", "i");
		function parse(e) {
			if (!e.trim()) {
				return [];
			}
			const t = e.split(",").map((e) => _.exec(e.trim()) || {}).map(({ groups: e }) => {
				if (!e) {
					return null;
				}
				let { ...t } = e;
				const { operator: c, version: f, prefix: h, legacy: g } = e;
				if (f) {
					t = {
						...t,
						...p(f)
					};
					if (c === "~=") {
						if (t.release.length < 2) {
							return null;
						}
					}
					if (!isEqualityOperator(c) && t.local) {
						return null;
					}
					if (h) {
						if (!isEqualityOperator(c) || t.dev || t.local) {
							return null;
						}
					}
				}
				if (g && c !== "===") {
					return null;
				}
				return t;
			});
			if (t.filter(Boolean).length !== t.length) {
				return null;
			}
			return t;
		}
		function filter(e, t, c = {}) {
			const f = pick(e, t, c);
			if (f.length === 0 && c.prereleases === undefined) {
				return pick(e, t, { prereleases: true });
			}
			return f;
		}
		function maxSatisfying(e, t, c) {
			const f = filter(e, t, c).sort(h.compare);
			return f.length === 0 ? null : f[f.length - 1];
		}
		function minSatisfying(e, t, c) {
			const f = filter(e, t, c).sort(h.compare);
			return f.length === 0 ? null : f[0];
		}
		function pick(e, t, c) {
			const f = parse(t);
			if (!f) {
				return [];
			}
			return e.filter((e) => {
				const t = p(e);
				if (!f.length) {
					return t && !(t.is_prerelease && !c.prereleases);
				}
				return f.reduce((f, p) => {
					if (!f) {
						return false;
					}
					return contains({
						...p,
						...c
					}, {
						version: e,
						explained: t
					});
				}, true);
			});
		}
		function satisfies(e, t, c = {}) {
			const f = pick([e], t, c);
			return f.length === 1;
		}
		function arrayStartsWith(e, t) {
			if (t.length > e.length) {
				return false;
			}
			for (let c = 0; c < t.length; c += 1) {
				if (t[c] !== e[c]) {
					return false;
				}
			}
			return true;
		}
		function contains(e, t) {
			const { explained: c } = t;
			let { version: f } = t;
			const { ...g } = e;
			if (g.prereleases === undefined) {
				g.prereleases = g.is_prerelease;
			}
			if (c && c.is_prerelease && !g.prereleases) {
				return false;
			}
			if (g.operator === "~=") {
				let e = g.release.slice(0, -1).concat("*").join(".");
				if (g.epoch) {
					e = g.epoch + "!" + e;
				}
				return satisfies(f, `>=${g.version}, ==${e}`, { prereleases: g.prereleases });
			}
			if (g.prefix) {
				const e = c.epoch === g.epoch && arrayStartsWith(c.release, g.release);
				const t = g.operator !== "!=";
				return t ? e : !e;
			}
			if (c) {
				if (c.local && g.version) {
					f = c.public;
					g.version = p(g.version).public;
				}
			}
			if (g.operator === "<" || g.operator === ">") {
				if (h.eq(g.release.join("."), c.release.join("."))) {
					return false;
				}
			}
			const _ = h[g.operator];
			return _(f, g.version || g.legacy);
		}
		function validRange(e) {
			return Boolean(parse(e));
		}
	}),
	74818: (function(e) {
		const t = [
			"v?",
			"(?:",
			"(?:(?<epoch>[0-9]+)!)?",
			"(?<release>[0-9]+(?:\\.[0-9]+)*)",
			"(?<pre>",
			"[-_\\.]?",
			"(?<pre_l>(a|b|c|rc|alpha|beta|pre|preview))",
			"[-_\\.]?",
			"(?<pre_n>[0-9]+)?",
			")?",
			"(?<post>",
			"(?:-(?<post_n1>[0-9]+))",
			"|",
			"(?:",
			"[-_\\.]?",
			"(?<post_l>post|rev|r)",
			"[-_\\.]?",
			"(?<post_n2>[0-9]+)?",
			")",
			")?",
			"(?<dev>",
			"[-_\\.]?",
			"(?<dev_l>dev)",
			"[-_\\.]?",
			"(?<dev_n>[0-9]+)?",
			")?",
			")",
			"(?:\\+(?<local>[a-z0-9]+(?:[-_\\.][a-z0-9]+)*))?"
		].join("");
		e.exports = {
			VERSION_PATTERN: t,
			valid,
			clean,
			explain,
			parse,
			stringify
		};
		const c = new RegExp("^" + t + "$", "i");
		function valid(e) {
			return c.test(e) ? e : null;
		}
		const f = new RegExp("^\\s*" + t + "\\s*$", "i");
		function clean(e) {
			return stringify(parse(e, f));
		}
		function parse(e, t) {
			const { groups: f } = (t || c).exec(e) || {};
			if (!f) {
				return null;
			}
			const p = {
				epoch: Number(f.epoch ? f.epoch : 0),
				release: f.release.split(".").map(Number),
				pre: normalize_letter_version(f.pre_l, f.pre_n),
				post: normalize_letter_version(f.post_l, f.post_n1 || f.post_n2),
				dev: normalize_letter_version(f.dev_l, f.dev_n),
				local: parse_local_version(f.local)
			};
			return p;
		}
		function stringify(e) {
			if (!e) {
				return null;
			}
			const { epoch: t, release: c, pre: f, post: p, dev: h, local: g } = e;
			const _ = [];
			if (t !== 0) {
				_.push(`${t}!`);
			}
			_.push(c.join("."));
			if (f) {
				_.push(f.join(""));
			}
			if (p) {
				_.push("." + p.join(""));
			}
			if (h) {
				_.push("." + h.join(""));
			}
			if (g) {
				_.push(`+${g}`);
			}
			return _.join("");
		}
		function normalize_letter_version(e, t) {
			let c = e;
			let f = t;
			if (c) {
				if (!f) {
					f = 0;
				}
				c = c.toLowerCase();
				if (c === "alpha") {
					c = "a";
				} else if (c === "beta") {
					c = "b";
				} else if ([
					"c",
					"pre",
					"preview"
				].includes(c)) {
					c = "rc";
				} else if (["rev", "r"].includes(c)) {
					c = "post";
				}
				return [c, Number(f)];
			}
			if (!c && f) {
				c = "post";
				return [c, Number(f)];
			}
			return null;
		}
		function parse_local_version(e) {
			if (e) {
				return e.split(/[._-]/).map((e) => Number.isNaN(Number(e)) ? e.toLowerCase() : Number(e));
			}
			return null;
		}
		function explain(e) {
			const t = parse(e);
			if (!t) {
				return t;
			}
			const { epoch: c, release: f, pre: p, post: h, dev: g, local: _ } = t;
			let v = "";
			if (c !== 0) {
				v += c + "!";
			}
			v += f.join(".");
			const y = Boolean(g || p);
			const b = Boolean(g);
			const x = Boolean(h);
			return {
				epoch: c,
				release: f,
				pre: p,
				post: h ? h[1] : h,
				dev: g ? g[1] : g,
				local: _ ? _.join(".") : _,
				public: stringify(t).split("+", 1)[0],
				base_version: v,
				is_prerelease: y,
				is_devrelease: b,
				is_postrelease: x
			};
		}
	}),
	37291: (function(e, t, c) {
		"use strict";
		c.d(t, { ss: function() {
			return createTwoFilesPatch;
		} });
		;
		class Diff {
			diff(e, t, c = {}) {
				let f;
				if (typeof c === "function") {
					f = c;
					c = {};
				} else if ("callback" in c) {
					f = c.callback;
				}
				const p = this.castInput(e, c);
				const h = this.castInput(t, c);
				const g = this.removeEmpty(this.tokenize(p, c));
				const _ = this.removeEmpty(this.tokenize(h, c));
				return this.diffWithOptionsObj(g, _, c, f);
			}
			diffWithOptionsObj(e, t, c, f) {
				var p;
				const done = (e) => {
					e = this.postProcess(e, c);
					if (f) {
						setTimeout(function() {
							f(e);
						}, 0);
						return undefined;
					} else {
						return e;
					}
				};
				const h = t.length, g = e.length;
				let _ = 1;
				let v = h + g;
				if (c.maxEditLength != null) {
					v = Math.min(v, c.maxEditLength);
				}
				const y = (p = c.timeout) !== null && p !== void 0 ? p : Infinity;
				const b = Date.now() + y;
				const x = [{
					oldPos: -1,
					lastComponent: undefined
				}];
				let S = this.extractCommon(x[0], t, e, 0, c);
				if (x[0].oldPos + 1 >= g && S + 1 >= h) {
					return done(this.buildValues(x[0].lastComponent, t, e));
				}
				let C = -Infinity, w = Infinity;
				const execEditLength = () => {
					for (let f = Math.max(C, -_); f <= Math.min(w, _); f += 2) {
						let p;
						const _ = x[f - 1], v = x[f + 1];
						if (_) {
							x[f - 1] = undefined;
						}
						let y = false;
						if (v) {
							const e = v.oldPos - f;
							y = v && 0 <= e && e < h;
						}
						const b = _ && _.oldPos + 1 < g;
						if (!y && !b) {
							x[f] = undefined;
							continue;
						}
						if (!b || y && _.oldPos < v.oldPos) {
							p = this.addToPath(v, true, false, 0, c);
						} else {
							p = this.addToPath(_, false, true, 1, c);
						}
						S = this.extractCommon(p, t, e, f, c);
						if (p.oldPos + 1 >= g && S + 1 >= h) {
							return done(this.buildValues(p.lastComponent, t, e)) || true;
						} else {
							x[f] = p;
							if (p.oldPos + 1 >= g) {
								w = Math.min(w, f - 1);
							}
							if (S + 1 >= h) {
								C = Math.max(C, f + 1);
							}
						}
					}
					_++;
				};
				if (f) {
					(function exec() {
						setTimeout(function() {
							if (_ > v || Date.now() > b) {
								return f(undefined);
							}
							if (!execEditLength()) {
								exec();
							}
						}, 0);
					})();
				} else {
					while (_ <= v && Date.now() <= b) {
						const e = execEditLength();
						if (e) {
							return e;
						}
					}
				}
			}
			addToPath(e, t, c, f, p) {
				const h = e.lastComponent;
				if (h && !p.oneChangePerToken && h.added === t && h.removed === c) {
					return {
						oldPos: e.oldPos + f,
						lastComponent: {
							count: h.count + 1,
							added: t,
							removed: c,
							previousComponent: h.previousComponent
						}
					};
				} else {
					return {
						oldPos: e.oldPos + f,
						lastComponent: {
							count: 1,
							added: t,
							removed: c,
							previousComponent: h
						}
					};
				}
			}
			extractCommon(e, t, c, f, p) {
				const h = t.length, g = c.length;
				let _ = e.oldPos, v = _ - f, y = 0;
				while (v + 1 < h && _ + 1 < g && this.equals(c[_ + 1], t[v + 1], p)) {
					v++;
					_++;
					y++;
					if (p.oneChangePerToken) {
						e.lastComponent = {
							count: 1,
							previousComponent: e.lastComponent,
							added: false,
							removed: false
						};
					}
				}
				if (y && !p.oneChangePerToken) {
					e.lastComponent = {
						count: y,
						previousComponent: e.lastComponent,
						added: false,
						removed: false
					};
				}
				e.oldPos = _;
				return v;
			}
			equals(e, t, c) {
				if (c.comparator) {
					return c.comparator(e, t);
				} else {
					return e === t || !!c.ignoreCase && e.toLowerCase() === t.toLowerCase();
				}
			}
			removeEmpty(e) {
				const t = [];
				for (let c = 0; c < e.length; c++) {
					if (e[c]) {
						t.push(e[c]);
					}
				}
				return t;
			}
			castInput(e, t) {
				return e;
			}
			tokenize(e, t) {
				return Array.from(e);
			}
			join(e) {
				return e.join("");
			}
			postProcess(e, t) {
				return e;
			}
			get useLongestToken() {
				return false;
			}
			buildValues(e, t, c) {
				const f = [];
				let p;
				while (e) {
					f.push(e);
					p = e.previousComponent;
					delete e.previousComponent;
					e = p;
				}
				f.reverse();
				const h = f.length;
				let g = 0, _ = 0, v = 0;
				for (; g < h; g++) {
					const e = f[g];
					if (!e.removed) {
						if (!e.added && this.useLongestToken) {
							let f = t.slice(_, _ + e.count);
							f = f.map(function(e, t) {
								const f = c[v + t];
								return f.length > e.length ? f : e;
							});
							e.value = this.join(f);
						} else {
							e.value = this.join(t.slice(_, _ + e.count));
						}
						_ += e.count;
						if (!e.added) {
							v += e.count;
						}
					} else {
						e.value = this.join(c.slice(v, v + e.count));
						v += e.count;
					}
				}
				return f;
			}
		}
		;
		class LineDiff extends Diff {
			constructor() {
				super(...arguments);
				this.tokenize = tokenize;
			}
			equals(e, t, c) {
				if (c.ignoreWhitespace) {
					if (!c.newlineIsToken || !e.includes("\n")) {
						e = e.trim();
					}
					if (!c.newlineIsToken || !t.includes("\n")) {
						t = t.trim();
					}
				} else if (c.ignoreNewlineAtEof && !c.newlineIsToken) {
					if (e.endsWith("\n")) {
						e = e.slice(0, -1);
					}
					if (t.endsWith("\n")) {
						t = t.slice(0, -1);
					}
				}
				return super.equals(e, t, c);
			}
		}
		const f = new LineDiff();
		function diffLines(e, t, c) {
			return f.diff(e, t, c);
		}
		function diffTrimmedLines(e, t, c) {
			c = generateOptions(c, { ignoreWhitespace: true });
			return f.diff(e, t, c);
		}
		function tokenize(e, t) {
			if (t.stripTrailingCr) {
				e = e.replace(/\r\n/g, "\n");
			}
			const c = [], f = e.split(/(\n|\r\n)/);
			if (!f[f.length - 1]) {
				f.pop();
			}
			for (let e = 0; e < f.length; e++) {
				const p = f[e];
				if (e % 2 && !t.newlineIsToken) {
					c[c.length - 1] += p;
				} else {
					c.push(p);
				}
			}
			return c;
		}
		;
		function needsQuoting(e) {
			for (let t = 0; t < e.length; t++) {
				if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") {
					return true;
				}
			}
			return false;
		}
		function quoteFileNameIfNeeded(e) {
			if (!needsQuoting(e)) {
				return e;
			}
			let t = "\"";
			const c = new TextEncoder().encode(e);
			let f = 0;
			while (f < c.length) {
				const e = c[f];
				if (e === 7) {
					t += "\\a";
				} else if (e === 8) {
					t += "\\b";
				} else if (e === 9) {
					t += "\\t";
				} else if (e === 10) {
					t += "\\n";
				} else if (e === 11) {
					t += "\\v";
				} else if (e === 12) {
					t += "\\f";
				} else if (e === 13) {
					t += "\\r";
				} else if (e === 34) {
					t += "\\\"";
				} else if (e === 92) {
					t += "\\\\";
				} else if (e >= 32 && e <= 126) {
					t += String.fromCharCode(e);
				} else {
					t += "\\" + e.toString(8).padStart(3, "0");
				}
				f++;
			}
			t += "\"";
			return t;
		}
		const p = {
			includeIndex: true,
			includeUnderline: true,
			includeFileHeaders: true
		};
		const h = {
			includeIndex: false,
			includeUnderline: false,
			includeFileHeaders: true
		};
		const g = {
			includeIndex: false,
			includeUnderline: false,
			includeFileHeaders: false
		};
		function structuredPatch(e, t, c, f, p, h, g) {
			let _;
			if (!g) {
				_ = {};
			} else if (typeof g === "function") {
				_ = { callback: g };
			} else {
				_ = g;
			}
			if (typeof _.context === "undefined") {
				_.context = 4;
			}
			const v = _.context;
			if (_.newlineIsToken) {
				throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
			}
			if (!_.callback) {
				return diffLinesResultToPatch(diffLines(c, f, _));
			} else {
				const { callback: e } = _;
				diffLines(c, f, Object.assign(Object.assign({}, _), { callback: (t) => {
					const c = diffLinesResultToPatch(t);
					e(c);
				} }));
			}
			function diffLinesResultToPatch(c) {
				if (!c) {
					return;
				}
				c.push({
					value: "",
					lines: []
				});
				function contextLines(e) {
					return e.map(function(e) {
						return " " + e;
					});
				}
				const f = [];
				let g = 0, _ = 0, y = [], b = 1, x = 1;
				for (let e = 0; e < c.length; e++) {
					const t = c[e], p = t.lines || splitLines(t.value);
					t.lines = p;
					if (t.added || t.removed) {
						if (!g) {
							const t = c[e - 1];
							g = b;
							_ = x;
							if (t) {
								y = v > 0 ? contextLines(t.lines.slice(-v)) : [];
								g -= y.length;
								_ -= y.length;
							}
						}
						for (const e of p) {
							y.push((t.added ? "+" : "-") + e);
						}
						if (t.added) {
							x += p.length;
						} else {
							b += p.length;
						}
					} else {
						if (g) {
							if (p.length <= v * 2 && e < c.length - 2) {
								for (const e of contextLines(p)) {
									y.push(e);
								}
							} else {
								const e = Math.min(p.length, v);
								for (const t of contextLines(p.slice(0, e))) {
									y.push(t);
								}
								const t = {
									oldStart: g,
									oldLines: b - g + e,
									newStart: _,
									newLines: x - _ + e,
									lines: y
								};
								f.push(t);
								g = 0;
								_ = 0;
								y = [];
							}
						}
						b += p.length;
						x += p.length;
					}
				}
				for (const e of f) {
					for (let t = 0; t < e.lines.length; t++) {
						if (e.lines[t].endsWith("\n")) {
							e.lines[t] = e.lines[t].slice(0, -1);
						} else {
							e.lines.splice(t + 1, 0, "\\ No newline at end of file");
							t++;
						}
					}
				}
				return {
					oldFileName: e,
					newFileName: t,
					oldHeader: p,
					newHeader: h,
					hunks: f
				};
			}
		}
		function formatPatch(e, t) {
			var c, f, h, g, _, v;
			if (!t) {
				t = p;
			}
			if (Array.isArray(e)) {
				if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) {
					throw new Error("Cannot omit file headers on a multi-file patch. " + "(The result would be unparseable; how would a tool trying to apply " + "the patch know which changes are to which file?)");
				}
				return e.map((e) => formatPatch(e, t)).join("\n");
			}
			const y = [];
			if (e.isGit) {
				t = p;
				if (!e.oldFileName) {
					throw new Error("oldFileName must be specified for Git patches");
				}
				if (!e.newFileName) {
					throw new Error("newFileName must be specified for Git patches");
				}
				let b = e.oldFileName;
				let x = e.newFileName;
				if (e.isCreate && b === "/dev/null") {
					b = x.replace(/^b\//, "a/");
				} else if (e.isDelete && x === "/dev/null") {
					x = b.replace(/^a\//, "b/");
				}
				y.push("diff --git " + quoteFileNameIfNeeded(b) + " " + quoteFileNameIfNeeded(x));
				if (e.isDelete) {
					y.push("deleted file mode " + ((c = e.oldMode) !== null && c !== void 0 ? c : "100644"));
				}
				if (e.isCreate) {
					y.push("new file mode " + ((f = e.newMode) !== null && f !== void 0 ? f : "100644"));
				}
				if (e.oldMode && e.newMode && !e.isDelete && !e.isCreate) {
					y.push("old mode " + e.oldMode);
					y.push("new mode " + e.newMode);
				}
				if (e.isRename) {
					y.push("rename from " + quoteFileNameIfNeeded(((h = e.oldFileName) !== null && h !== void 0 ? h : "").replace(/^a\//, "")));
					y.push("rename to " + quoteFileNameIfNeeded(((g = e.newFileName) !== null && g !== void 0 ? g : "").replace(/^b\//, "")));
				}
				if (e.isCopy) {
					y.push("copy from " + quoteFileNameIfNeeded(((_ = e.oldFileName) !== null && _ !== void 0 ? _ : "").replace(/^a\//, "")));
					y.push("copy to " + quoteFileNameIfNeeded(((v = e.newFileName) !== null && v !== void 0 ? v : "").replace(/^b\//, "")));
				}
			} else {
				if (t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== undefined) {
					y.push("Index: " + e.oldFileName);
				}
				if (t.includeUnderline) {
					y.push("===================================================================");
				}
			}
			const b = e.hunks.length > 0;
			if (t.includeFileHeaders && e.oldFileName !== undefined && e.newFileName !== undefined && (!e.isGit || b)) {
				y.push("--- " + quoteFileNameIfNeeded(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : ""));
				y.push("+++ " + quoteFileNameIfNeeded(e.newFileName) + (e.newHeader ? "	" + e.newHeader : ""));
			}
			for (let t = 0; t < e.hunks.length; t++) {
				const c = e.hunks[t];
				const f = c.oldLines === 0 ? c.oldStart - 1 : c.oldStart;
				const p = c.newLines === 0 ? c.newStart - 1 : c.newStart;
				y.push("@@ -" + f + "," + c.oldLines + " +" + p + "," + c.newLines + " @@");
				for (const e of c.lines) {
					y.push(e);
				}
			}
			return y.join("\n") + "\n";
		}
		function createTwoFilesPatch(e, t, c, f, p, h, g) {
			if (typeof g === "function") {
				g = { callback: g };
			}
			if (!(g === null || g === void 0 ? void 0 : g.callback)) {
				const _ = structuredPatch(e, t, c, f, p, h, g);
				if (!_) {
					return;
				}
				return formatPatch(_, g === null || g === void 0 ? void 0 : g.headerOptions);
			} else {
				const { callback: _ } = g;
				structuredPatch(e, t, c, f, p, h, Object.assign(Object.assign({}, g), { callback: (e) => {
					if (!e) {
						_(undefined);
					} else {
						_(formatPatch(e, g.headerOptions));
					}
				} }));
			}
		}
		function createPatch(e, t, c, f, p, h) {
			return createTwoFilesPatch(e, e, t, c, f, p, h);
		}
		function splitLines(e) {
			const t = e.endsWith("\n");
			const c = e.split("\n").map((e) => e + "\n");
			if (t) {
				c.pop();
			} else {
				c.push(c.pop().slice(0, -1));
			}
			return c;
		}
	})
};
;
