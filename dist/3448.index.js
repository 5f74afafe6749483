export const id = 3448;
export const ids = [3448];
export const modules = {

/***/ 44353:
/***/ (function(module) {

/*
 * Copyright 2024 the original author or authors.
 *
 * Licensed under the Apache License, Version 2.0 (the "License");
 * you may not use this file except in compliance with the License.
 * You may obtain a copy of the License at
 *
 *     http://www.apache.org/licenses/LICENSE-2.0
 *
 * Unless required by applicable law or agreed to in writing, software
 * distributed under the License is distributed on an "AS IS" BASIS,
 * WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
 * See the License for the specific language governing permissions and
 * limitations under the License.
 */
!function(e,t){ true?module.exports=t():0}(this,(()=>(()=>{"use strict";var e={154:(e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.CvssVector=void 0;class o{constructor(e,t,o){this.vector=e,this.normalize=t,this.scores=o}isUpToDate(e,t){return this.vector===e&&this.normalize===t}getScores(){return this.scores}}t.CvssVector=class{constructor(e){this.vectorChangedListeners=[],this.components=new Map,this.clearComponents(),e&&this.applyVector(e)}calculateScores(e=!1){const t=this.toString(!0);if(this.cachedScores&&this.cachedScores.isUpToDate(t,e))return this.cachedScores.getScores();const a=this.calculateScoresInternal(e);return this.cachedScores=new o(t,e,a),a}fillBaseMetrics(){for(const[e,t]of this.getRegisteredComponents())if("base"===e.name){for(const e of t){const t=e.values[1];t&&this.applyComponent(e,t)}return}throw new Error("No base category found")}getComponents(){return this.components}clearComponents(){this.getRegisteredComponents().forEach(((e,t)=>{e.forEach((e=>this.components.set(e,e.values[0])))}))}clearSpecifiedComponents(e){e.forEach((e=>this.components.set(e,e.values[0])))}addVectorChangedListener(e){this.vectorChangedListeners.push(e)}normalizeVector(e){return e.replace(/\(/g,"").replace(/\)/g,"").replace(/CVSS:\d+\.?\d?/g,"").replace(/\s/g,"").replace(/\\/g,"").replace(/^\//g,"").replace(/\/$/g,"").trim()}findComponent(e){for(const t of this.getRegisteredComponents().values()){const o=t.find((t=>t.name===e||t.shortName===e));if(o)return o}return Array.from(this.components.keys()).find((t=>t.name===e||t.shortName===e))}applyVector(e){this.applyVectorCount(e)}applyVectorCount(e){const t=this.normalizeVector(e).split("/");let o=0;return t.forEach((e=>{if(0===e.length)return;const[t,a]=e.split(":");0!==t.length&&0!==a.length?this.applyComponentString(t,a,!1)&&o++:console.warn("Invalid component/value pair",e)})),this.vectorChangedListeners.forEach((e=>e(this))),o}applyComponentString(e,t,o=!0){const a=this.findComponent(e);if(a){const i=a.values.find((e=>e.name===t||e.shortName===t));if(i)return this.components.get(a)!==i&&(this.applyComponent(a,i),o&&this.vectorChangedListeners.forEach((e=>e(this))),!0);throw new Error(`Unknown component value ${t} for component ${e}`)}throw new Error(`Unknown component ${e} when setting value ${t}`)}applyComponentStringSilent(e,t,o=!0){try{return this.applyComponentString(e,t,o)}catch(e){return!1}}applyComponent(e,t,o=!0){this.components.set(e,t),o&&this.vectorChangedListeners.forEach((e=>e(this)))}applyVectorPartsIf(e,t,o){if(!e)return 0;const a=this.normalizeVector(e);if(0===a.length)return 0;const i=a.split("/");let s=0;for(const e of i){if(!e)continue;const a=e.split(":",2),i=this.clone(),n=t(i);if(2===a.length){i.applyComponentStringSilent(a[0],a[1]);const e=t(i);o?e<=n&&(s+=this.applyComponentStringSilent(a[0],a[1])?1:0):e>=n&&(s+=this.applyComponentStringSilent(a[0],a[1])?1:0)}else console.warn("Unknown vector argument:",e)}return s}applyVectorPartsIfLower(e,t){return this.applyVectorPartsIf(e,t,!0)}applyVectorPartsIfHigher(e,t){return this.applyVectorPartsIf(e,t,!1)}applyVectorPartsIfLowerVector(e,t){return this.applyVectorPartsIf(e.toStringDefinedParts(),t,!0)}applyVectorPartsIfHigherVector(e,t){return this.applyVectorPartsIf(e.toStringDefinedParts(),t,!1)}getComponent(e){const t=this.components.get(e);if(!t)throw new Error(`Unknown component: ${e.name}`);return t}getComponentByString(e){const t=this.findComponent(e);if(!t)throw new Error(`Unknown component: ${e}`);const o=this.components.get(t);if(!o)throw new Error(`Unknown component: ${e}`);return o}getComponentByStringOpt(e){try{return this.getComponentByString(e)}catch(e){return null}}size(){return Array.from(this.components.values()).filter(this.isComponentValueDefined).length}getFirstDefinedComponent(e){return e.map((e=>this.components.get(e))).find(this.isComponentValueDefined)}toString(e=!1,t=this.getRegisteredComponents(),o=!1){let a="";for(const[i,s]of t)if(e||this.isCategoryPartiallyDefined(i))for(const e of s){const t=this.components.get(e);if(t){if(o&&!this.isComponentValueDefined(t))continue;a+=`${e.shortName}:${t.shortName}/`}}return this.getVectorPrefix()+a.slice(0,-1)}toStringDefinedParts(){return this.toString(!1,this.getRegisteredComponents(),!0)}isCategoryFullyDefined(e){const t=this.getRegisteredComponents().get(e);return!!t&&t.every((e=>void 0!==this.components.get(e)&&"ND"!==this.components.get(e).shortName&&"X"!==this.components.get(e).shortName))}isCategoryPartiallyDefined(e){const t=this.getRegisteredComponents().get(e);return!!t&&t.some((e=>void 0!==this.components.get(e)&&"ND"!==this.components.get(e).shortName&&"X"!==this.components.get(e).shortName))}round(e,t){let o=Math.pow(10,t);return Math.round(e*o)/o}roundUp(e){let t=Math.round(1e5*e);return t%1e4==0?t/1e5:(Math.floor(t/1e4)+1)/10}normalizeScore(e,t){return 10===t?e:this.round(this.mapRange(e,0,t,0,10),1)}mapRange(e,t,o,a,i){return(e-t)/(o-t)*(i-a)+a}pickRandomDefinedComponentValue(e){for(let t=0;t<999999;t++){const t=e.values[Math.floor(Math.random()*e.values.length)];if("X"!==t.shortName&&"ND"!==t.shortName&&!t.hide)return t}}clone(){const e=new this.constructor;return e.components=new Map(this.components),e}diffVector(e){const t=new this.constructor;for(const[o,a]of this.getRegisteredComponents())for(const o of a){const a=this.components.get(o),i=e.components.get(o),s=this.isComponentValueDefined(a),n=this.isComponentValueDefined(i);s&&n&&a.shortName!==i.shortName||!s&&n?t.applyComponent(o,i):s&&!n&&t.applyComponent(o,a)}return t}applyEnvironmentalMetricsOntoBase(){for(const[e,t]of this.getRegisteredComponents())for(const e of t){const t=this.components.get(e);t&&e.baseMetricEquivalent&&this.isComponentValueDefined(t)&&(e.baseMetricEquivalentMapper?this.applyComponentString(e.baseMetricEquivalent.shortName,e.baseMetricEquivalentMapper(t).shortName,!1):this.applyComponentString(e.baseMetricEquivalent.shortName,t.shortName,!1),this.applyComponent(e,e.values[0],!1))}this.vectorChangedListeners.forEach((e=>e(this)))}isComponentValueDefined(e){return void 0!==e&&"ND"!==e.shortName&&"X"!==e.shortName}static _reorderAttributeSeverityOrder(e){const t=[];return e.forEach(((e,o)=>{t.push([e])})),t}}},156:function(e,t,o){var a=this&&this.__createBinding||(Object.create?function(e,t,o,a){void 0===a&&(a=o);var i=Object.getOwnPropertyDescriptor(t,o);i&&!("get"in i?!t.__esModule:i.writable||i.configurable)||(i={enumerable:!0,get:function(){return t[o]}}),Object.defineProperty(e,a,i)}:function(e,t,o,a){void 0===a&&(a=o),e[a]=t[o]}),i=this&&this.__exportStar||function(e,t){for(var o in e)"default"===o||Object.prototype.hasOwnProperty.call(t,o)||a(t,e,o)};Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss4P0=t.Cvss3P0=t.Cvss3P1=t.Cvss2=t.CvssVector=void 0;var s=o(154);Object.defineProperty(t,"CvssVector",{enumerable:!0,get:function(){return s.CvssVector}}),i(o(564),t);var n=o(475);Object.defineProperty(t,"Cvss2",{enumerable:!0,get:function(){return n.Cvss2}});var r=o(371);Object.defineProperty(t,"Cvss3P1",{enumerable:!0,get:function(){return r.Cvss3P1}});var c=o(623);Object.defineProperty(t,"Cvss3P0",{enumerable:!0,get:function(){return c.Cvss3P0}});var l=o(987);Object.defineProperty(t,"Cvss4P0",{enumerable:!0,get:function(){return l.Cvss4P0}})},331:(e,t)=>{var o;Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss3P0Components=void 0;class a{}t.Cvss3P0Components=a,o=a,a.CONFIDENTIALITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no loss of confidentiality within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of confidentiality, resulting in all resources within the impacted component being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact. For example, an attacker steals the administrator's password, or private encryption keys of a web server."}},a.CONFIDENTIALITY_IMPACT=[o.CONFIDENTIALITY_IMPACT_VALUES.X,o.CONFIDENTIALITY_IMPACT_VALUES.N,o.CONFIDENTIALITY_IMPACT_VALUES.L,o.CONFIDENTIALITY_IMPACT_VALUES.H],a.INTEGRITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no loss of integrity within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact on the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the impacted component. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the impacted component."}},a.INTEGRITY_IMPACT=[o.INTEGRITY_IMPACT_VALUES.X,o.INTEGRITY_IMPACT_VALUES.N,o.INTEGRITY_IMPACT_VALUES.L,o.INTEGRITY_IMPACT_VALUES.H],a.AVAILABILITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no impact to availability within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the impacted component are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the impacted component; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the impacted component (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."}},a.AVAILABILITY_IMPACT=[o.AVAILABILITY_IMPACT_VALUES.X,o.AVAILABILITY_IMPACT_VALUES.N,o.AVAILABILITY_IMPACT_VALUES.L,o.AVAILABILITY_IMPACT_VALUES.H],a.CONFIDENTIALITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.CONFIDENTIALITY_REQUIREMENT=[o.CONFIDENTIALITY_REQUIREMENT_VALUES.X,o.CONFIDENTIALITY_REQUIREMENT_VALUES.L,o.CONFIDENTIALITY_REQUIREMENT_VALUES.M,o.CONFIDENTIALITY_REQUIREMENT_VALUES.H],a.INTEGRITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.INTEGRITY_REQUIREMENT=[o.INTEGRITY_REQUIREMENT_VALUES.X,o.INTEGRITY_REQUIREMENT_VALUES.L,o.INTEGRITY_REQUIREMENT_VALUES.M,o.INTEGRITY_REQUIREMENT_VALUES.H],a.AVAILABILITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.AVAILABILITY_REQUIREMENT=[o.AVAILABILITY_REQUIREMENT_VALUES.X,o.AVAILABILITY_REQUIREMENT_VALUES.L,o.AVAILABILITY_REQUIREMENT_VALUES.M,o.AVAILABILITY_REQUIREMENT_VALUES.H],a.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"There is no impact to the integrity of the system."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"There is a partial compromise of system integrity."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"There is a total compromise of system integrity."}},a.TEMPLATE_CIA_REQUIREMENT_MODIFIED=[o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.X,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.L,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.M,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.H],a.BASE_CATEGORY={name:"base",description:"This metric reflects the qualities of a vulnerability that are constant over time and across user environments."},a.AV_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"Network",abbreviatedName:"Netw.",jsonSchemaName:"NETWORK",description:"The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."},A:{shortName:"A",value:.62,name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT_NETWORK",description:"The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."},L:{shortName:"L",value:.55,name:"Local",jsonSchemaName:"LOCAL",description:"The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."},P:{shortName:"P",value:.2,name:"Physical",abbreviatedName:"Phys.",jsonSchemaName:"PHYSICAL",description:"The attack requires the attacker to physically touch or manipulate the vulnerable component."}},a.AV={name:"Attack Vector",shortName:"AV",subCategory:"Exploitability Metrics",description:"This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",values:[o.AV_VALUES.X,o.AV_VALUES.N,o.AV_VALUES.A,o.AV_VALUES.L,o.AV_VALUES.P]},a.AC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.77,name:"Low",jsonSchemaName:"LOW",description:"Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."},H:{shortName:"H",value:.44,name:"High",jsonSchemaName:"HIGH",description:"A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."}},a.AC={name:"Attack Complexity",shortName:"AC",subCategory:"Exploitability Metrics",description:"This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",values:[o.AC_VALUES.X,o.AC_VALUES.L,o.AC_VALUES.H]},a.PR_VALUES={X:{shortName:"X",value:1,changedValue:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,changedValue:.85,name:"None",jsonSchemaName:"NONE",description:"The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."},L:{shortName:"L",value:.62,changedValue:.68,name:"Low",jsonSchemaName:"LOW",description:"The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."},H:{shortName:"H",value:.27,changedValue:.5,name:"High",jsonSchemaName:"HIGH",description:"The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."}},a.PR={name:"Privileges Required",shortName:"PR",subCategory:"Exploitability Metrics",description:"This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",values:[o.PR_VALUES.X,o.PR_VALUES.N,o.PR_VALUES.L,o.PR_VALUES.H]},a.UI_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"None",jsonSchemaName:"NONE",description:"The vulnerable system can be exploited without interaction from any user."},R:{shortName:"R",value:.62,name:"Required",abbreviatedName:"Req.",jsonSchemaName:"REQUIRED",description:"Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."}},a.UI={name:"User Interaction",shortName:"UI",subCategory:"Exploitability Metrics",description:"This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",values:[o.UI_VALUES.X,o.UI_VALUES.N,o.UI_VALUES.R]},a.S_VALUES={X:{shortName:"X",value:!1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:!1,name:"Unchanged",abbreviatedName:"Unchang.",jsonSchemaName:"UNCHANGED",description:"An exploited vulnerability can only affect resources managed by the same authority."},C:{shortName:"C",value:!0,name:"Changed",jsonSchemaName:"CHANGED",description:"An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."}},a.S={name:"Scope",shortName:"S",subCategory:"Exploitability Metrics",description:"Can an exploit of the vulnerability be accomplished remotely?",values:[o.S_VALUES.X,o.S_VALUES.U,o.S_VALUES.C]},a.C={name:"Confidentiality Impact",shortName:"C",subCategory:"Impact Metrics",description:"This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",values:o.CONFIDENTIALITY_IMPACT},a.I={name:"Integrity Impact",shortName:"I",subCategory:"Impact Metrics",description:"This metric measures the impact to integrity of a successfully exploited vulnerability.",values:o.INTEGRITY_IMPACT},a.A={name:"Availability Impact",shortName:"A",subCategory:"Impact Metrics",description:"This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",values:o.AVAILABILITY_IMPACT},a.BASE_CATEGORY_VALUES=[o.AV,o.AC,o.PR,o.UI,o.S,o.C,o.I,o.A],a.TEMPORAL_CATEGORY={name:"temporal",description:"This metric reflects the current state of exploit techniques or code availability."},a.E_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:.91,name:"Unproven",abbreviatedName:"Unproven",description:"No exploit code is available, or an exploit is theoretical."},P:{shortName:"P",value:.94,name:"Proof-of-Concept",abbreviatedName:"Proof-of-conc.",jsonSchemaName:"PROOF_OF_CONCEPT",description:"Proof-of-concept exploit code is available, or an attack demonstration is not practical for most systems. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."},F:{shortName:"F",value:.97,name:"Functional",jsonSchemaName:"FUNCTIONAL",description:"Functional exploit code is available. The code works in most situations where the vulnerability exists."},H:{shortName:"H",value:1,name:"High",jsonSchemaName:"HIGH",description:"Functional exploit code is available. The code is widespread and automated and works in all situations where the vulnerability exists."}},a.E={name:"Exploit Code Maturity",shortName:"E",description:"This metric measures the likelihood of the vulnerability being attacked, and is typically based on the current state of exploit techniques, exploit code availability, or active, successful exploitation of the vulnerability.",values:[o.E_VALUES.X,o.E_VALUES.U,o.E_VALUES.P,o.E_VALUES.F,o.E_VALUES.H]},a.RL_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},O:{shortName:"O",value:.95,name:"Official Fix",abbreviatedName:"Off. Fix",jsonSchemaName:"OFFICIAL_FIX",description:"A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."},T:{shortName:"T",value:.96,name:"Temporary Fix",abbreviatedName:"Temp. Fix",jsonSchemaName:"TEMPORARY_FIX",description:"There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."},W:{shortName:"W",value:.97,name:"Workaround",jsonSchemaName:"WORKAROUND",description:"There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."},U:{shortName:"U",value:1,name:"Unavailable",jsonSchemaName:"UNAVAILABLE",description:"There is either no solution available or it is impossible to apply."}},a.RL={name:"Remediation Level",shortName:"RL",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:[o.RL_VALUES.X,o.RL_VALUES.O,o.RL_VALUES.T,o.RL_VALUES.W,o.RL_VALUES.U]},a.RC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:.92,name:"Unknown",description:"Report confidence is unknown."},R:{shortName:"R",value:.96,name:"Reasonable",jsonSchemaName:"REASONABLE",description:"Reasonable confidence exists, or the reported vulnerability is in a component not typically used by a target or not having a large installed base."},C:{shortName:"C",value:1,name:"Confirmed",jsonSchemaName:"CONFIRMED",description:"Confirmed confidence exists, or the exploit is functional in the environment where the vulnerability exists."}},a.RC={name:"Report Confidence",shortName:"RC",description:"This metric describes the level of confidence in the existence of the vulnerability and the credibility of the known technical details.",values:[o.RC_VALUES.X,o.RC_VALUES.U,o.RC_VALUES.R,o.RC_VALUES.C]},a.TEMPORAL_CATEGORY_VALUES=[o.E,o.RL,o.RC],a.ENVIRONMENTAL_CATEGORY={name:"environmental",description:"This metric reflects the characteristics of a vulnerability that are relevant and unique to a particular user's environment. This metric can greatly improve the accuracy of a score."},a.MAV_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"Network",abbreviatedName:"Netw.",jsonSchemaName:"NETWORK",description:"The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."},A:{shortName:"A",value:.62,name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT_NETWORK",description:"The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."},L:{shortName:"L",value:.55,name:"Local",jsonSchemaName:"LOCAL",description:"The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."},P:{shortName:"P",value:.2,name:"Physical",abbreviatedName:"Phys.",jsonSchemaName:"PHYSICAL",description:"The attack requires the attacker to physically touch or manipulate the vulnerable component."}},a.MAV={name:"Modified Attack Vector",shortName:"MAV",subCategory:"Exploitability Metrics",description:"This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",baseMetricEquivalent:o.AV,values:[o.MAV_VALUES.X,o.MAV_VALUES.N,o.MAV_VALUES.A,o.MAV_VALUES.L,o.MAV_VALUES.P]},a.MAC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.77,name:"Low",jsonSchemaName:"LOW",description:"Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."},H:{shortName:"H",value:.44,name:"High",jsonSchemaName:"HIGH",description:"A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."}},a.MAC={name:"Modified Attack Complexity",shortName:"MAC",subCategory:"Exploitability Metrics",description:"This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",baseMetricEquivalent:o.AC,values:[o.MAC_VALUES.X,o.MAC_VALUES.L,o.MAC_VALUES.H]},a.MPR_VALUES={X:{shortName:"X",value:1,changedValue:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,changedValue:.85,name:"None",jsonSchemaName:"NONE",description:"The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."},L:{shortName:"L",value:.62,changedValue:.68,name:"Low",jsonSchemaName:"LOW",description:"The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."},H:{shortName:"H",value:.27,changedValue:.5,name:"High",jsonSchemaName:"HIGH",description:"The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."}},a.MPR={name:"Modified Privileges Required",shortName:"MPR",subCategory:"Exploitability Metrics",description:"This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",baseMetricEquivalent:o.PR,values:[o.MPR_VALUES.X,o.MPR_VALUES.N,o.MPR_VALUES.L,o.MPR_VALUES.H]},a.MUI_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"None",jsonSchemaName:"NONE",description:"The vulnerable system can be exploited without interaction from any user."},R:{shortName:"R",value:.62,name:"Required",jsonSchemaName:"REQUIRED",description:"Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."}},a.MUI={name:"Modified User Interaction",shortName:"MUI",subCategory:"Exploitability Metrics",description:"This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",baseMetricEquivalent:o.UI,values:[o.MUI_VALUES.X,o.MUI_VALUES.N,o.MUI_VALUES.R]},a.MS_VALUES={X:{shortName:"X",value:!1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:!1,name:"Unchanged",abbreviatedName:"Unchang.",jsonSchemaName:"UNCHANGED",description:"An exploited vulnerability can only affect resources managed by the same authority."},C:{shortName:"C",value:!0,name:"Changed",jsonSchemaName:"CHANGED",description:"An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."}},a.MS={name:"Modified Scope",shortName:"MS",subCategory:"Exploitability Metrics",description:"Can an exploit of the vulnerability be accomplished remotely?",baseMetricEquivalent:o.S,values:[o.MS_VALUES.X,o.MS_VALUES.U,o.MS_VALUES.C]},a.MC={name:"Confidentiality Impact",shortName:"MC",subCategory:"Modified Impact",description:"This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",baseMetricEquivalent:o.C,values:o.CONFIDENTIALITY_IMPACT},a.MI={name:"Integrity Impact",shortName:"MI",subCategory:"Modified Impact",description:"This metric measures the impact to integrity of a successfully exploited vulnerability.",baseMetricEquivalent:o.I,values:o.INTEGRITY_IMPACT},a.MA={name:"Availability Impact",shortName:"MA",subCategory:"Modified Impact",description:"This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",baseMetricEquivalent:o.A,values:o.AVAILABILITY_IMPACT},a.CR={name:"Confidentiality Requirement",shortName:"CR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.CONFIDENTIALITY_REQUIREMENT},a.IR={name:"Integrity Requirement",shortName:"IR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.INTEGRITY_REQUIREMENT},a.AR={name:"Availability Requirement",shortName:"AR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.AVAILABILITY_REQUIREMENT},a.ENVIRONMENTAL_CATEGORY_VALUES=[o.CR,o.IR,o.AR,o.MAV,o.MAC,o.MPR,o.MUI,o.MS,o.MC,o.MI,o.MA],a.REGISTERED_COMPONENTS=new Map,o.REGISTERED_COMPONENTS.set(o.BASE_CATEGORY,o.BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS.set(o.TEMPORAL_CATEGORY,o.TEMPORAL_CATEGORY_VALUES),o.REGISTERED_COMPONENTS.set(o.ENVIRONMENTAL_CATEGORY,o.ENVIRONMENTAL_CATEGORY_VALUES),a.ATTRIBUTE_SEVERITY_ORDER=[[o.S_VALUES.U,o.MS_VALUES.U],[o.CONFIDENTIALITY_IMPACT_VALUES.N,o.INTEGRITY_IMPACT_VALUES.N,o.AVAILABILITY_IMPACT_VALUES.N],[o.AV_VALUES.P,o.MAV_VALUES.P],[o.CONFIDENTIALITY_IMPACT_VALUES.L,o.INTEGRITY_IMPACT_VALUES.L,o.AVAILABILITY_IMPACT_VALUES.L],[o.PR_VALUES.H,o.MPR_VALUES.H],[o.AC_VALUES.H,o.MAC_VALUES.H],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.L,o.INTEGRITY_REQUIREMENT_VALUES.L,o.AVAILABILITY_REQUIREMENT_VALUES.L],[o.AV_VALUES.L,o.MAV_VALUES.L],[o.CONFIDENTIALITY_IMPACT_VALUES.H,o.INTEGRITY_IMPACT_VALUES.H,o.AVAILABILITY_IMPACT_VALUES.H],[o.AV_VALUES.A,o.MAV_VALUES.A],[o.UI_VALUES.R,o.MUI_VALUES.R],[o.PR_VALUES.L,o.MPR_VALUES.L],[o.AC_VALUES.L,o.MAC_VALUES.L],[o.AV_VALUES.N,o.MAV_VALUES.N],[o.PR_VALUES.N,o.MPR_VALUES.N],[o.UI_VALUES.N,o.MUI_VALUES.N],[o.E_VALUES.U],[o.E_VALUES.P],[o.E_VALUES.F],[o.E_VALUES.H],[o.E_VALUES.X],[o.RC_VALUES.U],[o.RL_VALUES.O],[o.RL_VALUES.T],[o.RC_VALUES.R],[o.RL_VALUES.W],[o.AV_VALUES.X,o.MAV_VALUES.X],[o.AC_VALUES.X,o.MAC_VALUES.X],[o.PR_VALUES.X,o.MPR_VALUES.X],[o.UI_VALUES.X,o.MUI_VALUES.X],[o.S_VALUES.C,o.MS_VALUES.C],[o.S_VALUES.X,o.MS_VALUES.X],[o.CONFIDENTIALITY_IMPACT_VALUES.X],[o.INTEGRITY_IMPACT_VALUES.X],[o.AVAILABILITY_IMPACT_VALUES.X],[o.RL_VALUES.U],[o.RL_VALUES.X],[o.RC_VALUES.C],[o.RC_VALUES.X],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.M,o.INTEGRITY_REQUIREMENT_VALUES.M,o.AVAILABILITY_REQUIREMENT_VALUES.M],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.X,o.INTEGRITY_REQUIREMENT_VALUES.X,o.AVAILABILITY_REQUIREMENT_VALUES.X],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.H,o.INTEGRITY_REQUIREMENT_VALUES.H,o.AVAILABILITY_REQUIREMENT_VALUES.H]]},371:(e,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss3P1=void 0;const a=o(154),i=o(951);class s extends a.CvssVector{constructor(e){super(e)}getRegisteredComponents(){return i.Cvss3P1Components.REGISTERED_COMPONENTS}getVectorPrefix(){return"CVSS:3.1/"}getVectorName(){return"CVSS:3.1"}fillAverageVector(){this.applyVector("AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:L/A:L")}fillRandomBaseVector(){this.fillRandomComponentsForCategory(i.Cvss3P1Components.BASE_CATEGORY)}fillRandomTemporalVector(){this.fillRandomComponentsForCategory(i.Cvss3P1Components.TEMPORAL_CATEGORY)}fillRandomEnvironmentalVector(){this.fillRandomComponentsForCategory(i.Cvss3P1Components.ENVIRONMENTAL_CATEGORY)}fillRandomComponentsForCategory(e){const t=i.Cvss3P1Components.REGISTERED_COMPONENTS.get(e);if(t)for(let e=0;e<t.length;e++){const o=t[e],a=super.pickRandomDefinedComponentValue(o);if(!a)return console.warn("Failed to pick random vector component for",o),void this.fillAverageVector();this.applyComponent(o,a)}else console.warn("Failed to pick random vector components for",e)}calculateScoresInternal(e=!1){const t=this.isBaseFullyDefined(),o=this.isAnyTemporalDefined(),a=this.isAnyEnvironmentalDefined();return{normalized:e,base:t?super.round(this.calculateExactBaseScore(),1):void 0,impact:t?super.normalizeScore(super.round(this.calculateImpactScore(),1),e?6:10):void 0,exploitability:t?super.normalizeScore(super.round(this.calculateExactExploitabilityScore(),1),e?3.9:10):void 0,temporal:t&&o?super.round(this.calculateExactTemporalScore(),1):void 0,environmental:t&&a?super.round(this.calculateExactEnvironmentalScore(),1):void 0,modifiedImpact:t&&a?super.normalizeScore(super.round(Math.max(0,this.calculateExactAdjustedImpactScore()),1),e?6.1:10):void 0,overall:super.round(this.calculateExactOverallScore(),1),vector:this.toString()}}calculateExactBaseScore(){if(!this.isBaseFullyDefined())return 0;let e=this.calculateExactImpactScore();if(e<=0)return 0;let t=this.calculateExactExploitabilityScore();return this.getComponent(i.Cvss3P1Components.S).value?super.roundUp(Math.min(s.SCOPE_COEFFICIENT*(e+t),10)):super.roundUp(Math.min(e+t,10))}calculateImpactScore(){const e=this.calculateExactImpactScore();return e<=0?0:e}calculateExactImpactScore(){let e=this.calculateExactISSScore();return this.getComponent(i.Cvss3P1Components.S).value?s.SCOPE_CHANGED_FACTOR*(e-.029)-3.25*Math.pow(e-.02,15):s.SCOPE_UNCHANGED_FACTOR*e}calculateExactISSScore(){return 1-(1-this.getComponent(i.Cvss3P1Components.C).value)*(1-this.getComponent(i.Cvss3P1Components.I).value)*(1-this.getComponent(i.Cvss3P1Components.A).value)}calculateExactMISSScore(){let e,t,o,a,s,n,r=this.getComponent(i.Cvss3P1Components.MC),c=this.getComponent(i.Cvss3P1Components.MI),l=this.getComponent(i.Cvss3P1Components.MA),m=this.getComponent(i.Cvss3P1Components.C),h=this.getComponent(i.Cvss3P1Components.I),E=this.getComponent(i.Cvss3P1Components.A),u=this.getComponent(i.Cvss3P1Components.CR),d=this.getComponent(i.Cvss3P1Components.IR),p=this.getComponent(i.Cvss3P1Components.AR);return e=r===i.Cvss3P1Components.MC.values[0]?m.value:r.value,t=c===i.Cvss3P1Components.MI.values[0]?h.value:c.value,o=l===i.Cvss3P1Components.MA.values[0]?E.value:l.value,i.Cvss3P1Components.CR.values[0],a=u.value,i.Cvss3P1Components.IR.values[0],s=d.value,i.Cvss3P1Components.AR.values[0],n=p.value,Math.min(1-(1-a*e)*(1-s*t)*(1-n*o),.915)}calculateExactExploitabilityScore(){const e=this.getComponent(i.Cvss3P1Components.AV).value,t=this.getComponent(i.Cvss3P1Components.AC).value,o=this.getComponent(i.Cvss3P1Components.UI).value;let a;return a=this.getComponent(i.Cvss3P1Components.S).value?this.getComponent(i.Cvss3P1Components.PR).changedValue:this.getComponent(i.Cvss3P1Components.PR).value,s.EXPLOITABILITY_COEFFICIENT*e*t*a*o}calculateExactTemporalScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyTemporalDefined())return 0;let e=this.getComponent(i.Cvss3P1Components.E).value,t=this.getComponent(i.Cvss3P1Components.RL).value,o=this.getComponent(i.Cvss3P1Components.RC).value,a=this.calculateExactBaseScore();return super.roundUp(a*e*t*o)}calculateExactEnvironmentalScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyEnvironmentalDefined())return 0;let e=this.calculateExactAdjustedImpactScore();if(e<=0)return 0;let t=this.calculateAdjustedExploitability(),o=this.getComponent(i.Cvss3P1Components.E).value,a=this.getComponent(i.Cvss3P1Components.RL).value,n=this.getComponent(i.Cvss3P1Components.RC).value;if(this.isModifiedScope()){let i=super.roundUp(Math.min(e+t,10));return super.roundUp(i*o*a*n)}{let i=super.roundUp(Math.min(s.SCOPE_COEFFICIENT*(e+t),10));return super.roundUp(i*o*a*n)}}calculateExactAdjustedImpactScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyEnvironmentalDefined())return 0;let e=this.calculateExactMISSScore();return this.isModifiedScope()?s.SCOPE_UNCHANGED_FACTOR*e:s.SCOPE_CHANGED_FACTOR*(e-.029)-3.25*Math.pow(.9731*e-.02,13)}calculateAdjustedExploitability(){let e,t=this.getFirstDefinedComponent([i.Cvss3P1Components.MAV,i.Cvss3P1Components.AV]).value,o=this.getFirstDefinedComponent([i.Cvss3P1Components.MAC,i.Cvss3P1Components.AC]).value,a=this.getFirstDefinedComponent([i.Cvss3P1Components.MUI,i.Cvss3P1Components.UI]).value,n=this.getFirstDefinedComponent([i.Cvss3P1Components.MPR,i.Cvss3P1Components.PR]);return e=this.isModifiedScope()?n.value:n.changedValue,s.EXPLOITABILITY_COEFFICIENT*t*o*e*a}isModifiedScope(){let e=this.getComponent(i.Cvss3P1Components.S),t=this.getComponent(i.Cvss3P1Components.MS);return t===i.Cvss3P1Components.MS.values[0]?!e.value:!t.value}calculateExactOverallScore(){return this.isAnyEnvironmentalDefined()?this.calculateExactEnvironmentalScore():this.isAnyTemporalDefined()?this.calculateExactTemporalScore():this.calculateExactBaseScore()}isBaseFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P1Components.BASE_CATEGORY)}isTemporalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P1Components.TEMPORAL_CATEGORY)}isEnvironmentalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P1Components.ENVIRONMENTAL_CATEGORY)}isAnyBaseDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P1Components.BASE_CATEGORY)}isAnyTemporalDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P1Components.TEMPORAL_CATEGORY)}isAnyEnvironmentalDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P1Components.ENVIRONMENTAL_CATEGORY)}getJsonSchemaSeverity(e){return 0===e||isNaN(e)?"NONE":e<=3.9?"LOW":e<=6.9?"MEDIUM":e<=8.9?"HIGH":"CRITICAL"}createJsonSchema(){const e=this.calculateScores();return{version:"3.1",vectorString:this.toString(),baseScore:e.base,temporalScore:e.temporal,environmentalScore:e.environmental,baseSeverity:this.getJsonSchemaSeverity(e.base),temporalSeverity:e.temporal?this.getJsonSchemaSeverity(e.temporal):void 0,environmentalSeverity:e.environmental?this.getJsonSchemaSeverity(e.environmental):void 0,attackVector:this.getComponent(i.Cvss3P1Components.AV).jsonSchemaName,attackComplexity:this.getComponent(i.Cvss3P1Components.AC).jsonSchemaName,privilegesRequired:this.getComponent(i.Cvss3P1Components.PR).jsonSchemaName,userInteraction:this.getComponent(i.Cvss3P1Components.UI).jsonSchemaName,scope:this.getComponent(i.Cvss3P1Components.S).jsonSchemaName,confidentialityImpact:this.getComponent(i.Cvss3P1Components.C).jsonSchemaName,integrityImpact:this.getComponent(i.Cvss3P1Components.I).jsonSchemaName,availabilityImpact:this.getComponent(i.Cvss3P1Components.A).jsonSchemaName,exploitCodeMaturity:this.getComponent(i.Cvss3P1Components.E).jsonSchemaName,remediationLevel:this.getComponent(i.Cvss3P1Components.RL).jsonSchemaName,reportConfidence:this.getComponent(i.Cvss3P1Components.RC).jsonSchemaName,confidentialityRequirement:this.getComponent(i.Cvss3P1Components.CR).jsonSchemaName,integrityRequirement:this.getComponent(i.Cvss3P1Components.IR).jsonSchemaName,availabilityRequirement:this.getComponent(i.Cvss3P1Components.AR).jsonSchemaName,modifiedAttackVector:this.getComponent(i.Cvss3P1Components.MAV).jsonSchemaName,modifiedAttackComplexity:this.getComponent(i.Cvss3P1Components.MAC).jsonSchemaName,modifiedPrivilegesRequired:this.getComponent(i.Cvss3P1Components.MPR).jsonSchemaName,modifiedUserInteraction:this.getComponent(i.Cvss3P1Components.MUI).jsonSchemaName,modifiedScope:this.getComponent(i.Cvss3P1Components.MS).jsonSchemaName,modifiedConfidentialityImpact:this.getComponent(i.Cvss3P1Components.MC).jsonSchemaName,modifiedIntegrityImpact:this.getComponent(i.Cvss3P1Components.MI).jsonSchemaName,modifiedAvailabilityImpact:this.getComponent(i.Cvss3P1Components.MA).jsonSchemaName}}}t.Cvss3P1=s,s.SCOPE_CHANGED_FACTOR=7.52,s.SCOPE_UNCHANGED_FACTOR=6.42,s.EXPLOITABILITY_COEFFICIENT=8.22,s.SCOPE_COEFFICIENT=1.08},475:(e,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss2=void 0;const a=o(154),i=o(479);class s extends a.CvssVector{constructor(e){super(e)}getRegisteredComponents(){return i.Cvss2Components.REGISTERED_COMPONENTS}getVectorPrefix(){return""}getVectorName(){return"CVSS:2.0"}fillAverageVector(){this.applyVector("AV:A/AC:M/Au:N/C:P/I:P/A:P")}fillRandomBaseVector(){const e=i.Cvss2Components.BASE_CATEGORY_VALUES;for(let t=0;t<e.length;t++){const o=e[t],a=super.pickRandomDefinedComponentValue(o);if(!a)return console.warn("Failed to pick random vector component for",o),void this.fillAverageVector();this.applyComponent(o,a)}}calculateScoresInternal(e=!1){const t=this.isBaseFullyDefined(),o=this.isAnyTemporalDefined(),a=this.isAnyEnvironmentalDefined();return{normalized:e,base:t?super.round(this.calculateExactBaseScore(),1):void 0,impact:t?super.round(this.calculateExactImpactScore(),1):void 0,exploitability:t?super.round(this.calculateExactExploitabilityScore(),1):void 0,temporal:t&&o?super.round(this.calculateExactTemporalScore(),1):void 0,environmental:t&&a?super.round(this.calculateExactEnvironmentalScore(),1):void 0,modifiedImpact:t&&a?super.round(this.calculateExactAdjustedImpactScore(),1):void 0,overall:super.round(this.calculateExactOverallScore(),1),vector:this.toString()}}calculateExactBaseScore(){if(!this.isBaseFullyDefined())return 0;let e=this.calculateExactImpactScore();return(.6*e+.4*this.calculateExactExploitabilityScore()-1.5)*this.f(e)}calculateExactImpactScore(){return this.isBaseFullyDefined()?10.41*(1-(1-this.getComponent(i.Cvss2Components.C).value)*(1-this.getComponent(i.Cvss2Components.I).value)*(1-this.getComponent(i.Cvss2Components.A).value)):0}calculateExactExploitabilityScore(){return this.isBaseFullyDefined()?20*this.getComponent(i.Cvss2Components.AC).value*this.getComponent(i.Cvss2Components.Au).value*this.getComponent(i.Cvss2Components.AV).value:0}calculateExactTemporalScore(){return this.isAnyTemporalDefined()?super.round(this.calculateExactBaseScore(),1)*this.getComponent(i.Cvss2Components.E).value*this.getComponent(i.Cvss2Components.RL).value*this.getComponent(i.Cvss2Components.RC).value:0}calculateExactAdjustedBaseScore(){let e=this.calculateExactAdjustedImpactScore(),t=this.calculateExactExploitabilityScore();return t=this.round(t,1),(.6*e+.4*t-1.5)*this.f(e)}calculateExactAdjustedTemporalScore(){return this.calculateExactAdjustedBaseScore()*this.getComponent(i.Cvss2Components.E).value*this.getComponent(i.Cvss2Components.RL).value*this.getComponent(i.Cvss2Components.RC).value}calculateExactEnvironmentalScore(){if(!this.isAnyEnvironmentalDefined())return 0;let e=this.calculateExactAdjustedTemporalScore();return(e+(10-e)*this.getComponent(i.Cvss2Components.CDP).value)*this.getComponent(i.Cvss2Components.TD).value}calculateExactAdjustedImpactScore(){if(!this.isAnyEnvironmentalDefined())return 0;let e=this.getComponent(i.Cvss2Components.C).value,t=this.getComponent(i.Cvss2Components.I).value,o=this.getComponent(i.Cvss2Components.A).value,a=this.getComponent(i.Cvss2Components.CR).value,s=this.getComponent(i.Cvss2Components.IR).value,n=this.getComponent(i.Cvss2Components.AR).value;return Math.min(10,10.41*(1-(1-e*a)*(1-t*s)*(1-o*n)))}calculateExactOverallScore(){return this.isAnyEnvironmentalDefined()?this.calculateExactEnvironmentalScore():this.isAnyTemporalDefined()?this.calculateExactTemporalScore():this.calculateExactBaseScore()}isBaseFullyDefined(){return super.isCategoryFullyDefined(i.Cvss2Components.BASE_CATEGORY)}isTemporalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss2Components.TEMPORAL_CATEGORY)}isEnvironmentalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss2Components.ENVIRONMENTAL_CATEGORY)}isAnyBaseDefined(){return super.isCategoryPartiallyDefined(i.Cvss2Components.BASE_CATEGORY)}isAnyTemporalDefined(){return super.isCategoryPartiallyDefined(i.Cvss2Components.TEMPORAL_CATEGORY)}isAnyEnvironmentalDefined(){return super.isCategoryPartiallyDefined(i.Cvss2Components.ENVIRONMENTAL_CATEGORY)}f(e){return 0===e?0:1.176}createJsonSchema(){const e=this.calculateScores();return{version:"2.0",vectorString:this.toString(),baseScore:e.base,temporalScore:e.temporal,environmentalScore:e.environmental,accessVector:this.getComponent(i.Cvss2Components.AV).jsonSchemaName,accessComplexity:this.getComponent(i.Cvss2Components.AC).jsonSchemaName,authentication:this.getComponent(i.Cvss2Components.Au).jsonSchemaName,confidentialityImpact:this.getComponent(i.Cvss2Components.C).jsonSchemaName,integrityImpact:this.getComponent(i.Cvss2Components.I).jsonSchemaName,availabilityImpact:this.getComponent(i.Cvss2Components.A).jsonSchemaName,exploitability:this.getComponent(i.Cvss2Components.E).jsonSchemaName,remediationLevel:this.getComponent(i.Cvss2Components.RL).jsonSchemaName,reportConfidence:this.getComponent(i.Cvss2Components.RC).jsonSchemaName,collateralDamagePotential:this.getComponent(i.Cvss2Components.CDP).jsonSchemaName,targetDistribution:this.getComponent(i.Cvss2Components.TD).jsonSchemaName,confidentialityRequirement:this.getComponent(i.Cvss2Components.CR).jsonSchemaName,integrityRequirement:this.getComponent(i.Cvss2Components.IR).jsonSchemaName,availabilityRequirement:this.getComponent(i.Cvss2Components.AR).jsonSchemaName}}}t.Cvss2=s},479:(e,t,o)=>{var a;Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss2Components=void 0;const i=o(154);class s{}t.Cvss2Components=s,a=s,s.BASE_CATEGORY={name:"base",description:"Represents the intrinsic and fundamental characteristics of a vulnerability that are constant over time and user environments."},s.AV_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},L:{shortName:"L",value:.395,name:"Local",jsonSchemaName:"LOCAL",description:"A vulnerability exploitable with only local access requires the attacker to have either physical access to the vulnerable system or a local (shell) account. Examples of locally exploitable vulnerabilities are peripheral attacks such as Firewire/USB DMA attacks, and local privilege escalations (e.g., sudo)."},A:{shortName:"A",value:.646,name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT_NETWORK",description:"A vulnerability exploitable with adjacent network access requires the attacker to have access to either the broadcast or collision domain of the vulnerable software.  Examples of local networks include local IP subnet, Bluetooth, IEEE 802.11, and local Ethernet segment."},N:{shortName:"N",value:1,name:"Network",jsonSchemaName:"NETWORK",description:'A vulnerability exploitable with network access means the vulnerable software is bound to the network stack and the attacker does not require local network access or local access. Such a vulnerability is often termed "remotely exploitable". An example of a network attack is an RPC buffer overflow.'}},s.AV={name:"Access Vector",shortName:"AV",subCategory:"Exploitability Metrics",description:"This metric reflects how the vulnerability is exploited. The more remote an attacker can be to attack a host, the greater the vulnerability score.",values:[a.AV_VALUES.ND,a.AV_VALUES.L,a.AV_VALUES.A,a.AV_VALUES.N]},s.AC_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},H:{shortName:"H",value:.35,name:"High",jsonSchemaName:"HIGH",description:"Specialized access conditions exist. For example, an attacker can only exploit the vulnerability under very specialized conditions."},M:{shortName:"M",value:.61,name:"Medium",jsonSchemaName:"MEDIUM",description:"The access conditions are somewhat specialized. For example, the attacker can only exploit the vulnerability under certain conditions."},L:{shortName:"L",value:.71,name:"Low",jsonSchemaName:"LOW",description:"Specialized access conditions or extenuating circumstances do not exist. For example, an attacker can exploit the vulnerability under most conditions."}},s.AC={name:"Access Complexity",shortName:"AC",subCategory:"Exploitability Metrics",description:'This metric measures the complexity of the attack required to exploit the vulnerability once an attacker has gained access to the target system. For example, consider a buffer overflow in an Internet service: If the vulnerability is exploitable only once a user has been authenticated by the service, the vulnerability is only "Medium" complexity. If, however, the vulnerability can be exploited anonymously, it is "Low" complexity.',values:[a.AC_VALUES.ND,a.AC_VALUES.H,a.AC_VALUES.M,a.AC_VALUES.L]},s.Au_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},M:{shortName:"M",value:.45,name:"Multiple",jsonSchemaName:"MULTIPLE",description:"Exploiting the vulnerability requires that the attacker authenticate two or more times, even if the same credentials are used each time. An example is an attacker authenticating to an operating system in addition to providing credentials to access an application hosted on that system."},S:{shortName:"S",value:.56,name:"Single",jsonSchemaName:"SINGLE",description:"The vulnerability requires an attacker to be logged into the system (such as at a command line or via a desktop session or web interface)."},N:{shortName:"N",value:.704,name:"None",jsonSchemaName:"NONE",description:"Authentication is not required to exploit the vulnerability."}},s.Au={name:"Authentication",shortName:"Au",subCategory:"Exploitability Metrics",description:'This metric measures the number of times an attacker must authenticate to a target in order to exploit a vulnerability. "Multiple" means that the attacker must authenticate two or more times, "Single" means that the attacker must authenticate once, and "None" means that the attacker need not authenticate at all to exploit the vulnerability.',values:[a.Au_VALUES.ND,a.Au_VALUES.M,a.Au_VALUES.S,a.Au_VALUES.N]},s.C_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no impact to the confidentiality of the system."},P:{shortName:"P",value:.275,name:"Partial",jsonSchemaName:"PARTIAL",description:"There is considerable informational disclosure. Access to some system files is possible, but the attacker does not have control over what is obtained, or the scope of the loss is constrained. An example is a vulnerability that divulges only certain tables in a database."},C:{shortName:"C",value:.66,name:"Complete",jsonSchemaName:"COMPLETE",description:"There is total information disclosure, resulting in all system files being revealed. The attacker is able to read all of the system's data (memory, files, etc.)"}},s.C={name:"Confidentiality Impact",shortName:"C",subCategory:"Impact Metrics",description:"This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability. Confidentiality refers to limiting information access and disclosure to only authorized users, as well as preventing access by, or disclosure to, unauthorized ones.",values:[a.C_VALUES.ND,a.C_VALUES.N,a.C_VALUES.P,a.C_VALUES.C]},s.I_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no impact to the integrity of the system."},P:{shortName:"P",value:.275,name:"Partial",jsonSchemaName:"PARTIAL",description:"Modification of some system files or information is possible, but the attacker does not have control over what can be modified, or the scope of what the attacker can affect is limited. For example, system or application files may be overwritten or modified, but either the attacker has no control over which files are affected or the attacker can modify files within only a limited context or scope."},C:{shortName:"C",value:.66,name:"Complete",jsonSchemaName:"COMPLETE",description:"There is a total compromise of system integrity. There is a complete loss of system protection, resulting in the entire system being compromised. The attacker is able to modify any files on the target system."}},s.I={name:"Integrity Impact",shortName:"I",subCategory:"Impact Metrics",description:"This metric measures the impact to integrity of a successfully exploited vulnerability. Integrity refers to the trustworthiness and guaranteed veracity of information.",values:[a.I_VALUES.ND,a.I_VALUES.N,a.I_VALUES.P,a.I_VALUES.C]},s.A_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will result in no score being calculated."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no impact to availability within the impacted component."},P:{shortName:"P",value:.275,name:"Partial",jsonSchemaName:"PARTIAL",description:"There is reduced performance or interruptions in resource availability. An example is a network-based flood attack that permits a limited number of successful connections to an Internet service."},C:{shortName:"C",value:.66,name:"Complete",jsonSchemaName:"COMPLETE",description:"There is a total shutdown of the affected resource. The attacker can render the resource completely unavailable."}},s.A={name:"Availability Impact",shortName:"A",subCategory:"Impact Metrics",description:"This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability. While the Confidentiality and Integrity impact metrics apply to the loss of confidentiality or integrity of data (e.g., information, files) used by the impacted component, this metric refers to the loss of availability of the impacted component itself, such as a networked service (e.g., web, database, email). Since availability refers to the accessibility of information resources, attacks that consume network bandwidth, processor cycles, or disk space all impact the availability of an impacted component. This metric considers only the availability of the impacted component itself.",values:[a.A_VALUES.ND,a.A_VALUES.N,a.A_VALUES.P,a.A_VALUES.C]},s.BASE_CATEGORY_VALUES=[a.AV,a.AC,a.Au,a.C,a.I,a.A],s.TEMPORAL_CATEGORY={name:"temporal",description:"The threat posed by a vulnerability may change over time. Three such factors that CVSS captures are: confirmation of the technical details of a vulnerability, the remediation status of the vulnerability, and the availability of exploit code or techniques. Since temporal metrics are optional they each include a metric value that has no effect on the score."},s.E_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},U:{shortName:"U",value:.85,name:"Unproven",jsonSchemaName:"UNPROVEN",description:"No exploit code is available, or an exploit is entirely theoretical."},POC:{shortName:"POC",value:.9,name:"Proof-of-concept",abbreviatedName:"Proof-of-conc.",jsonSchemaName:"PROOF_OF_CONCEPT",description:"Proof-of-concept exploit code or an attack demonstration that is not practical for most systems is available. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."},F:{shortName:"F",value:.95,name:"Functional",jsonSchemaName:"FUNCTIONAL",description:"Functional exploit code is available. The code works in most situations where the vulnerability exists."},H:{shortName:"H",value:1,name:"High",jsonSchemaName:"HIGH",description:"Either the vulnerability is exploitable by functional mobile autonomous code, or no exploit is required (manual trigger) and details are widely available. The code works in every situation, or is actively being delivered via a mobile autonomous agent (such as a worm or virus)."}},s.E={name:"Exploitability",shortName:"E",description:'This metric measures the current state of exploit techniques or code availability. "Unproven that exploit exists" is the lowest impact and "Proof-of-concept code" is the highest impact.',values:[a.E_VALUES.ND,a.E_VALUES.U,a.E_VALUES.POC,a.E_VALUES.F,a.E_VALUES.H]},s.RL_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},OF:{shortName:"OF",value:.87,name:"Official Fix",abbreviatedName:"Off. Fix",jsonSchemaName:"OFFICIAL_FIX",description:"A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."},TF:{shortName:"TF",value:.9,name:"Temporary Fix",abbreviatedName:"Temp. Fix",jsonSchemaName:"TEMPORARY_FIX",description:"There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."},W:{shortName:"W",value:.95,name:"Workaround",jsonSchemaName:"WORKAROUND",description:"There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."},U:{shortName:"U",value:1,name:"Unavailable",jsonSchemaName:"UNAVAILABLE",description:"There is either no solution available or it is impossible to apply."}},s.RL={name:"Remediation Level",shortName:"RL",description:'This metric measures the remediation level of a vulnerability. "Official fix" is the lowest impact and "Unavailable" is the highest impact.',values:[a.RL_VALUES.ND,a.RL_VALUES.OF,a.RL_VALUES.TF,a.RL_VALUES.W,a.RL_VALUES.U]},s.RC_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},UC:{shortName:"UC",value:.9,name:"Unconfirmed",jsonSchemaName:"UNCONFIRMED",description:"There is little confidence in the existence of this vulnerability. The report is unconfirmed, or the source is not known."},UR:{shortName:"UR",value:.95,name:"Uncorroborated",jsonSchemaName:"UNCORROBORATED",description:"There is reasonable confidence in the existence of this vulnerability, but the technical details are not known publicly. The report is unconfirmed."},C:{shortName:"C",value:1,name:"Confirmed",jsonSchemaName:"CONFIRMED",description:"The existence of this vulnerability is confirmed, but the details are not known publicly. An exploit has been observed, or proof-of-concept exploit code is available. The bugtraq ID or CVE ID has been made public."}},s.RC={name:"Report Confidence",shortName:"RC",description:'This metric measures the degree of confidence in the existence of the vulnerability and the credibility of the known technical details. "Unconfirmed" is the lowest confidence and "Confirmed" is the highest.',values:[a.RC_VALUES.ND,a.RC_VALUES.UC,a.RC_VALUES.UR,a.RC_VALUES.C]},s.TEMPORAL_CATEGORY_VALUES=[a.E,a.RL,a.RC],s.ENVIRONMENTAL_CATEGORY={name:"environmental",description:"Different environments can have an immense bearing on the risk that a vulnerability poses to an organization and its stakeholders. The CVSS environmental metric group captures the characteristics of a vulnerability that are associated with a user's IT environment. Since environmental metrics are optional they each include a metric value that has no effect on the score."},s.CDP_VALUES={ND:{shortName:"ND",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no potential for loss of life, physical assets, productivity or revenue."},L:{shortName:"L",value:.1,name:"Low",jsonSchemaName:"LOW",description:"A successful exploit of this vulnerability may result in slight physical or property damage. Or, there may be a slight loss of revenue or productivity to the organization."},LM:{shortName:"LM",value:.3,name:"Low-Medium",abbreviatedName:"Low-Med.",jsonSchemaName:"LOW_MEDIUM",description:"A successful exploit of this vulnerability may result in moderate physical or property damage. Or, there may be a moderate loss of revenue or productivity to the organization."},MH:{shortName:"MH",value:.4,name:"Medium-High",abbreviatedName:"Med.-High",jsonSchemaName:"MEDIUM_HIGH",description:"A successful exploit of this vulnerability may result in significant physical or property damage or loss. Or, there may be a significant loss of revenue or productivity."},H:{shortName:"H",value:.5,name:"High",jsonSchemaName:"HIGH",description:"A successful exploit of this vulnerability may result in catastrophic physical or property damage and loss. Or, there may be a catastrophic loss of revenue or productivity."}},s.CDP={name:"Collateral Damage Potential",shortName:"CDP",subCategory:"General Modifiers",description:'This metric measures the potential for loss of life or physical assets resulting from a vulnerability. "None" is the lowest impact and "High" is the highest impact.',values:[a.CDP_VALUES.ND,a.CDP_VALUES.N,a.CDP_VALUES.L,a.CDP_VALUES.LM,a.CDP_VALUES.MH,a.CDP_VALUES.H]},s.TD_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no (0%) target distribution."},L:{shortName:"L",value:.25,name:"Low",jsonSchemaName:"LOW",description:"There is a small (< 25%) target distribution."},M:{shortName:"M",value:.75,name:"Medium",jsonSchemaName:"MEDIUM",description:"There is a medium (26-75%) target distribution."},H:{shortName:"H",value:1,name:"High",description:"There is a high (> 75%) target distribution."}},s.TD={name:"Target Distribution",shortName:"TD",subCategory:"General Modifiers",description:'This metric measures the proportion of vulnerable systems that could be affected by an attack. It is meant to represent the proportion of vulnerable systems that an attacker can expect to target. "None" is the lowest impact and "High" is the highest impact.',values:[a.TD_VALUES.ND,a.TD_VALUES.N,a.TD_VALUES.L,a.TD_VALUES.M,a.TD_VALUES.H]},s.CR_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.51,name:"High",jsonSchemaName:"HIGH",description:"Loss of confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},s.CR={name:"Confidentiality Requirement",shortName:"CR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:'This metric measures the need for confidentiality of the vulnerable component to the user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the confidentiality of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for confidentiality. "Not Defined" is the lowest impact and "High" is the highest impact.',values:[a.CR_VALUES.ND,a.CR_VALUES.L,a.CR_VALUES.M,a.CR_VALUES.H]},s.IR_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.51,name:"High",jsonSchemaName:"HIGH",description:"Loss of integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},s.IR={name:"Integrity Requirement",shortName:"IR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:'This metric measures the need for integrity of the vulnerable component to a user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the integrity of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for integrity. "Not Defined" is the lowest impact and "High" is the highest impact.',values:[a.IR_VALUES.ND,a.IR_VALUES.L,a.IR_VALUES.M,a.IR_VALUES.H]},s.AR_VALUES={ND:{shortName:"ND",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value to the metric will not influence the score. It is a signal to the equation to skip this metric."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.51,name:"High",jsonSchemaName:"HIGH",description:"Loss of availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},s.AR={name:"Availability Requirement",shortName:"AR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:'This metric measures the need for availability of the vulnerable component to a user. For example, an attacker that exploits a vulnerability that exists on a network boundary and requires no privileges has a low need for the availability of the vulnerable component. Conversely, an attacker that exploits a vulnerability that exists on the same system as the vulnerable component and requires Privileged access to the system in order to exploit it has a high need for availability. "Not Defined" is the lowest impact and "High" is the highest impact.',values:[a.AR_VALUES.ND,a.AR_VALUES.L,a.AR_VALUES.M,a.AR_VALUES.H]},s.ENVIRONMENTAL_CATEGORY_VALUES=[a.CDP,a.TD,a.CR,a.IR,a.AR],s.REGISTERED_COMPONENTS=new Map,a.REGISTERED_COMPONENTS.set(a.BASE_CATEGORY,a.BASE_CATEGORY_VALUES),a.REGISTERED_COMPONENTS.set(a.TEMPORAL_CATEGORY,a.TEMPORAL_CATEGORY_VALUES),a.REGISTERED_COMPONENTS.set(a.ENVIRONMENTAL_CATEGORY,a.ENVIRONMENTAL_CATEGORY_VALUES),s.ATTRIBUTE_SEVERITY_ORDER=i.CvssVector._reorderAttributeSeverityOrder([a.AC_VALUES.ND,a.AV_VALUES.ND,a.Au_VALUES.ND,a.C_VALUES.ND,a.I_VALUES.ND,a.A_VALUES.ND,a.C_VALUES.N,a.I_VALUES.N,a.A_VALUES.N,a.CDP_VALUES.N,a.CDP_VALUES.ND,a.TD_VALUES.N,a.CDP_VALUES.L,a.TD_VALUES.L,a.C_VALUES.P,a.I_VALUES.P,a.A_VALUES.P,a.CDP_VALUES.LM,a.AC_VALUES.H,a.AV_VALUES.L,a.CDP_VALUES.MH,a.Au_VALUES.M,a.CDP_VALUES.H,a.Au_VALUES.S,a.AC_VALUES.M,a.AV_VALUES.A,a.C_VALUES.C,a.I_VALUES.C,a.A_VALUES.C,a.Au_VALUES.N,a.AC_VALUES.L,a.TD_VALUES.M,a.E_VALUES.U,a.RL_VALUES.OF,a.E_VALUES.POC,a.RL_VALUES.TF,a.RL_VALUES.W,a.RC_VALUES.UC,a.AV_VALUES.N,a.E_VALUES.F,a.E_VALUES.H,a.E_VALUES.ND,a.RL_VALUES.U,a.RL_VALUES.ND,a.RC_VALUES.UR,a.RC_VALUES.C,a.RC_VALUES.ND,a.TD_VALUES.H,a.TD_VALUES.ND,a.CR_VALUES.L,a.CR_VALUES.M,a.IR_VALUES.L,a.IR_VALUES.M,a.AR_VALUES.L,a.AR_VALUES.M,a.CR_VALUES.ND,a.IR_VALUES.ND,a.AR_VALUES.ND,a.CR_VALUES.H,a.IR_VALUES.H,a.AR_VALUES.H])},564:(e,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.applyVectorPartsIfMetricsHigher=t.applyVectorPartsIfMetricsLower=t.fromVector=void 0;const a=o(475),i=o(623),s=o(371),n=o(987),r=o(479),c=o(331),l=o(951),m=o(759),h={"CVSS:2.0":a.Cvss2,"2.0":a.Cvss2,"CVSS:3.0":i.Cvss3P0,"3.0":i.Cvss3P0,"CVSS:3.1":s.Cvss3P1,3.1:s.Cvss3P1,"CVSS:4.0":n.Cvss4P0,"4.0":n.Cvss4P0};function E(e,t,o){if(!t)return 0;const a=e.normalizeVector(t);if(0===a.length)return 0;const i=a.split("/");let s=0;for(const t of i){if(!t)continue;const a=t.split(":",2);if(2===a.length){const t=a[0],i=a[1],n=e.getComponentByStringOpt(t),r=t.startsWith("M"),c=r?t.replace("M",""):t,l=e.getComponentByStringOpt(c),m=r?t:`M${t}`,h=e.getComponentByStringOpt(m),E=(null==n?void 0:n.shortName)||"X",u=e.applyComponentStringSilent(t,i),d=e.getComponentByStringOpt(t);u&&o(n,l,h,d,r)?s++:e.applyComponentStringSilent(t,E)}else console.warn("Unknown vector argument:",t)}return s}function u(e,t,o,a,i){const s=null!=o&&"NOT_DEFINED"!==o.name&&"NULL"!==o.name&&"X"!==o.shortName;return{oldSeverity:d(e,i&&s?o:t),newSeverity:d(e,a)}}function d(e,t){if(!t)return-1;let o=[];if(e instanceof a.Cvss2?o=r.Cvss2Components.ATTRIBUTE_SEVERITY_ORDER:e instanceof i.Cvss3P0?o=c.Cvss3P0Components.ATTRIBUTE_SEVERITY_ORDER:e instanceof s.Cvss3P1?o=l.Cvss3P1Components.ATTRIBUTE_SEVERITY_ORDER:e instanceof n.Cvss4P0&&(o=m.Cvss4P0Components.ATTRIBUTE_SEVERITY_ORDER),0===o.length)return console.warn("Unknown",e.getVectorName(),"severity order list for attribute type:",t),-1;for(let e=0;e<o.length;e++)if(o[e].includes(t))return e;return console.warn("Unknown",e.getVectorName(),"attribute type:",t),-1}t.fromVector=function(e,t=void 0){if(t){const o=h[t];if(o)return new o(e)}const o=h[e];if(o)return new o;for(let t in h){const o=h[t];if(e.startsWith(t))try{return new o(e)}catch(e){}}for(let t in h){const o=h[t];try{return new o(e)}catch(e){}}return null},t.applyVectorPartsIfMetricsLower=function(e,t){return t?E(e,t,((t,o,a,i,s)=>{const n=u(e,o,a,i,s);return n.newSeverity<=n.oldSeverity})):0},t.applyVectorPartsIfMetricsHigher=function(e,t){return t?E(e,t,((t,o,a,i,s)=>{const n=u(e,o,a,i,s);return n.newSeverity>=n.oldSeverity})):0}},623:(e,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss3P0=void 0;const a=o(154),i=o(331);class s extends a.CvssVector{constructor(e){super(e)}getRegisteredComponents(){return i.Cvss3P0Components.REGISTERED_COMPONENTS}getVectorPrefix(){return"CVSS:3.0/"}getVectorName(){return"CVSS:3.0"}fillAverageVector(){this.applyVector("AV:N/AC:H/PR:N/UI:N/S:U/C:L/I:L/A:L")}fillRandomBaseVector(){this.fillRandomComponentsForCategory(i.Cvss3P0Components.BASE_CATEGORY)}fillRandomTemporalVector(){this.fillRandomComponentsForCategory(i.Cvss3P0Components.TEMPORAL_CATEGORY)}fillRandomEnvironmentalVector(){this.fillRandomComponentsForCategory(i.Cvss3P0Components.ENVIRONMENTAL_CATEGORY)}fillRandomComponentsForCategory(e){const t=i.Cvss3P0Components.REGISTERED_COMPONENTS.get(e);if(t)for(let e=0;e<t.length;e++){const o=t[e],a=super.pickRandomDefinedComponentValue(o);if(!a)return console.warn("Failed to pick random vector component for",o),void this.fillAverageVector();this.applyComponent(o,a)}else console.warn("Failed to pick random vector components for",e)}calculateScoresInternal(e=!1){const t=this.isBaseFullyDefined(),o=this.isAnyTemporalDefined(),a=this.isAnyEnvironmentalDefined();return{normalized:e,base:t?super.round(this.calculateExactBaseScore(),1):void 0,impact:t?super.normalizeScore(super.round(this.calculateImpactScore(),1),e?6:10):void 0,exploitability:t?super.normalizeScore(super.round(this.calculateExactExploitabilityScore(),1),e?3.9:10):void 0,temporal:t&&o?super.round(this.calculateExactTemporalScore(),1):void 0,environmental:t&&a?super.round(this.calculateExactEnvironmentalScore(),1):void 0,modifiedImpact:t&&a?super.normalizeScore(super.round(Math.max(0,this.calculateExactAdjustedImpactScore()),1),e?6.1:10):void 0,overall:super.round(this.calculateExactOverallScore(),1),vector:this.toString()}}calculateExactBaseScore(){if(!this.isBaseFullyDefined())return 0;let e=this.calculateExactImpactScore();if(e<=0)return 0;let t=this.calculateExactExploitabilityScore();return this.getComponent(i.Cvss3P0Components.S).value?this.roundUp1(Math.min(s.SCOPE_COEFFICIENT*(e+t),10)):this.roundUp1(Math.min(e+t,10))}calculateImpactScore(){const e=this.calculateExactImpactScore();return e<=0?0:e}calculateExactImpactScore(){let e=this.calculateExactISSScore();return this.getComponent(i.Cvss3P0Components.S).value?s.SCOPE_CHANGED_FACTOR*(e-.029)-3.25*Math.pow(e-.02,15):s.SCOPE_UNCHANGED_FACTOR*e}calculateExactISSScore(){return 1-(1-this.getComponent(i.Cvss3P0Components.C).value)*(1-this.getComponent(i.Cvss3P0Components.I).value)*(1-this.getComponent(i.Cvss3P0Components.A).value)}calculateExactMISSScore(){let e,t,o,a,s,n,r=this.getComponent(i.Cvss3P0Components.MC),c=this.getComponent(i.Cvss3P0Components.MI),l=this.getComponent(i.Cvss3P0Components.MA),m=this.getComponent(i.Cvss3P0Components.C),h=this.getComponent(i.Cvss3P0Components.I),E=this.getComponent(i.Cvss3P0Components.A),u=this.getComponent(i.Cvss3P0Components.CR),d=this.getComponent(i.Cvss3P0Components.IR),p=this.getComponent(i.Cvss3P0Components.AR);return e=r===i.Cvss3P0Components.MC.values[0]?m.value:r.value,t=c===i.Cvss3P0Components.MI.values[0]?h.value:c.value,o=l===i.Cvss3P0Components.MA.values[0]?E.value:l.value,i.Cvss3P0Components.CR.values[0],a=u.value,i.Cvss3P0Components.IR.values[0],s=d.value,i.Cvss3P0Components.AR.values[0],n=p.value,Math.min(1-(1-a*e)*(1-s*t)*(1-n*o),.915)}calculateExactExploitabilityScore(){const e=this.getComponent(i.Cvss3P0Components.AV).value,t=this.getComponent(i.Cvss3P0Components.AC).value,o=this.getComponent(i.Cvss3P0Components.UI).value;let a;return a=this.getComponent(i.Cvss3P0Components.S).value?this.getComponent(i.Cvss3P0Components.PR).changedValue:this.getComponent(i.Cvss3P0Components.PR).value,s.EXPLOITABILITY_COEFFICIENT*e*t*a*o}calculateExactTemporalScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyTemporalDefined())return 0;let e=this.getComponent(i.Cvss3P0Components.E).value,t=this.getComponent(i.Cvss3P0Components.RL).value,o=this.getComponent(i.Cvss3P0Components.RC).value,a=this.calculateExactBaseScore();return this.roundUp1(a*e*t*o)}calculateExactEnvironmentalScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyEnvironmentalDefined())return 0;let e=this.calculateExactAdjustedImpactScore();if(e<=0)return 0;let t=this.calculateAdjustedExploitability(),o=this.getComponent(i.Cvss3P0Components.E).value,a=this.getComponent(i.Cvss3P0Components.RL).value,n=this.getComponent(i.Cvss3P0Components.RC).value;if(this.isModifiedScope()){let i=this.roundUp1(Math.min(e+t,10));return this.roundUp1(i*o*a*n)}{let i=this.roundUp1(Math.min(s.SCOPE_COEFFICIENT*(e+t),10));return this.roundUp1(i*o*a*n)}}calculateExactAdjustedImpactScore(){if(!this.isBaseFullyDefined())return 0;if(!this.isAnyEnvironmentalDefined())return 0;let e=this.calculateExactMISSScore();return this.isModifiedScope()?s.SCOPE_UNCHANGED_FACTOR*e:s.SCOPE_CHANGED_FACTOR*(e-.029)-3.25*Math.pow(e-.02,15)}calculateAdjustedExploitability(){let e,t=this.getFirstDefinedComponent([i.Cvss3P0Components.MAV,i.Cvss3P0Components.AV]).value,o=this.getFirstDefinedComponent([i.Cvss3P0Components.MAC,i.Cvss3P0Components.AC]).value,a=this.getFirstDefinedComponent([i.Cvss3P0Components.MUI,i.Cvss3P0Components.UI]).value,n=this.getFirstDefinedComponent([i.Cvss3P0Components.MPR,i.Cvss3P0Components.PR]);return e=this.isModifiedScope()?n.value:n.changedValue,s.EXPLOITABILITY_COEFFICIENT*t*o*e*a}isModifiedScope(){let e=this.getComponent(i.Cvss3P0Components.S),t=this.getComponent(i.Cvss3P0Components.MS);return t===i.Cvss3P0Components.MS.values[0]?!e.value:!t.value}calculateExactOverallScore(){return this.isAnyEnvironmentalDefined()?this.calculateExactEnvironmentalScore():this.isAnyTemporalDefined()?this.calculateExactTemporalScore():this.calculateExactBaseScore()}isBaseFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P0Components.BASE_CATEGORY)}isTemporalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P0Components.TEMPORAL_CATEGORY)}isEnvironmentalFullyDefined(){return super.isCategoryFullyDefined(i.Cvss3P0Components.ENVIRONMENTAL_CATEGORY)}isAnyBaseDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P0Components.BASE_CATEGORY)}isAnyTemporalDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P0Components.TEMPORAL_CATEGORY)}isAnyEnvironmentalDefined(){return super.isCategoryPartiallyDefined(i.Cvss3P0Components.ENVIRONMENTAL_CATEGORY)}roundUp1(e){return Math.ceil(10*e)/10}getJsonSchemaSeverity(e){return 0===e||isNaN(e)?"NONE":e<=3.9?"LOW":e<=6.9?"MEDIUM":e<=8.9?"HIGH":"CRITICAL"}createJsonSchema(){const e=this.calculateScores();return{version:"3.0",vectorString:this.toString(),baseScore:e.base,temporalScore:e.temporal,environmentalScore:e.environmental,baseSeverity:this.getJsonSchemaSeverity(e.base),temporalSeverity:e.temporal?this.getJsonSchemaSeverity(e.temporal):void 0,environmentalSeverity:e.environmental?this.getJsonSchemaSeverity(e.environmental):void 0,attackVector:this.getComponent(i.Cvss3P0Components.AV).jsonSchemaName,attackComplexity:this.getComponent(i.Cvss3P0Components.AC).jsonSchemaName,privilegesRequired:this.getComponent(i.Cvss3P0Components.PR).jsonSchemaName,userInteraction:this.getComponent(i.Cvss3P0Components.UI).jsonSchemaName,scope:this.getComponent(i.Cvss3P0Components.S).jsonSchemaName,confidentialityImpact:this.getComponent(i.Cvss3P0Components.C).jsonSchemaName,integrityImpact:this.getComponent(i.Cvss3P0Components.I).jsonSchemaName,availabilityImpact:this.getComponent(i.Cvss3P0Components.A).jsonSchemaName,exploitCodeMaturity:this.getComponent(i.Cvss3P0Components.E).jsonSchemaName,remediationLevel:this.getComponent(i.Cvss3P0Components.RL).jsonSchemaName,reportConfidence:this.getComponent(i.Cvss3P0Components.RC).jsonSchemaName,confidentialityRequirement:this.getComponent(i.Cvss3P0Components.CR).jsonSchemaName,integrityRequirement:this.getComponent(i.Cvss3P0Components.IR).jsonSchemaName,availabilityRequirement:this.getComponent(i.Cvss3P0Components.AR).jsonSchemaName,modifiedAttackVector:this.getComponent(i.Cvss3P0Components.MAV).jsonSchemaName,modifiedAttackComplexity:this.getComponent(i.Cvss3P0Components.MAC).jsonSchemaName,modifiedPrivilegesRequired:this.getComponent(i.Cvss3P0Components.MPR).jsonSchemaName,modifiedUserInteraction:this.getComponent(i.Cvss3P0Components.MUI).jsonSchemaName,modifiedScope:this.getComponent(i.Cvss3P0Components.MS).jsonSchemaName,modifiedConfidentialityImpact:this.getComponent(i.Cvss3P0Components.MC).jsonSchemaName,modifiedIntegrityImpact:this.getComponent(i.Cvss3P0Components.MI).jsonSchemaName,modifiedAvailabilityImpact:this.getComponent(i.Cvss3P0Components.MA).jsonSchemaName}}}t.Cvss3P0=s,s.SCOPE_CHANGED_FACTOR=7.52,s.SCOPE_UNCHANGED_FACTOR=6.42,s.EXPLOITABILITY_COEFFICIENT=8.22,s.SCOPE_COEFFICIENT=1.08},730:(e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.EQ=void 0;class o{constructor(e,t,o,a){this.highestSeverityVectors=[],this.level=e,this.vectorDepth=t,this.highestSeverityVectorsUnparsed=o,this.predicate=a}getLevel(){return this.level}getLevelAsInt(){return parseInt(this.level)}getVectorDepth(){return this.vectorDepth}getHighestSeverityVectors(){return 0===this.highestSeverityVectors.length&&(this.highestSeverityVectors=this.highestSeverityVectorsUnparsed.map((e=>o.createCvssInstance(e)))),this.highestSeverityVectors}getHighestSeverityVectorsUnparsed(){return this.highestSeverityVectorsUnparsed}matchesConstraints(e){return this.predicate(e)}}t.EQ=o},759:(e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss4P0Components=void 0;class o{}t.Cvss4P0Components=o,o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of confidentiality, resulting in all information within the Vulnerable System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Vulnerable System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no loss of confidentiality within the Vulnerable System."}},o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE=[o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N],o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Vulnerable System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Vulnerable System."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Vulnerable System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no loss of integrity within the Vulnerable System."}},o.VULNERABLE_SYSTEM_INTEGRITY_BASE=[o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.X,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.L,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.N],o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Vulnerable System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Vulnerable System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Vulnerable System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Vulnerable System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no impact to availability within the Vulnerable System."}},o.VULNERABLE_SYSTEM_AVAILABILITY_BASE=[o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.X,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.L,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.N],o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},S:{shortName:"S",name:"Safety",jsonSchemaName:"SAFETY",description:"! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",hide:!0},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of confidentiality, resulting in all resources within the Subsequent System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Subsequent System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no loss of confidentiality within the Subsequent System or all confidentiality impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE=[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.S,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N],o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},S:{shortName:"S",name:"Safety",jsonSchemaName:"SAFETY",description:"! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",hide:!0},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Subsequent System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Subsequent System."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Subsequent System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no loss of integrity within the Subsequent System or all integrity impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE=[o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.X,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.S,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.L,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.N],o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},S:{shortName:"S",name:"Safety",jsonSchemaName:"SAFETY",description:"! NOT A VALID VALUE FOR Safety (S), REQUIRED FOR CALCULATION OF SCORE !",hide:!0},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Subsequent System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Subsequent System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Subsequent System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Subsequent System."},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"There is no impact to availability within the Subsequent System or all availability impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE=[o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.X,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.S,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.L,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.N],o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of confidentiality, resulting in all resources within the Subsequent System being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the Subsequent System."},N:{shortName:"N",name:"Negligible",abbreviatedName:"Negl.",jsonSchemaName:"NEGLIGIBLE",description:"There is no loss of confidentiality within the Subsequent System or all confidentiality impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED=[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.N],o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},S:{shortName:"S",name:"Safety",jsonSchemaName:"SAFETY",description:'The exploited vulnerability will result in integrity impacts that could cause serious injury or worse (categories of "Marginal" or worse as described in IEC 61508) to a human actor or participant.'},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the Subsequent System. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the Subsequent System."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact to the Subsequent System."},N:{shortName:"N",name:"Negligible",abbreviatedName:"Negl.",jsonSchemaName:"NEGLIGIBLE",description:"There is no loss of integrity within the Subsequent System or all integrity impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED=[o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.N],o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},S:{shortName:"S",name:"Safety",jsonSchemaName:"SAFETY",description:'The exploited vulnerability will result in availability impacts that could cause serious injury or worse (categories of "Marginal" or worse as described in IEC 61508) to a human actor or participant.'},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the Subsequent System; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the Subsequent System (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the Subsequent System are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the Subsequent System."},N:{shortName:"N",name:"Negligible",abbreviatedName:"Negl.",jsonSchemaName:"NEGLIGIBLE",description:"There is no impact to availability within the Subsequent System or all availability impact is constrained to the Vulnerable System."}},o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED=[o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.N],o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},o.REQUIREMENT_CONFIDENTIALITY_MODIFIED=[o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X,o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H,o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.M,o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.L],o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},o.REQUIREMENT_INTEGRITY_MODIFIED=[o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.M,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.L],o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},o.REQUIREMENT_AVAILABILITY_MODIFIED=[o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.M,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.L],o.AV_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Not Defined"},N:{shortName:"N",name:"Network",jsonSchemaName:"NETWORK",description:"The vulnerable system is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet. Such a vulnerability is often termed “remotely exploitable” and can be thought of as an attack being exploitable at the protocol level one or more network hops away (e.g., across one or more routers). An example of a network attack is an attacker causing a denial of service (DoS) by sending a specially crafted TCP packet across a wide area network."},A:{shortName:"A",name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT",description:"The vulnerable system is bound to a protocol stack, but the attack is limited at the protocol level to a logically adjacent topology. This can mean an attack must be launched from the same shared proximity (e.g., Bluetooth, NFC, or IEEE 802.11) or logical network (e.g., local IP subnet), or from within a secure or otherwise limited administrative domain (e.g., MPLS, secure VPN within an administrative network zone). One example of an Adjacent attack would be an ARP (IPv4) or neighbor discovery (IPv6) flood leading to a denial of service on the local LAN segment."},L:{shortName:"L",name:"Local",jsonSchemaName:"LOCAL",description:"The vulnerable system is not bound to the network stack and the attacker’s path is via read/write/execute capabilities. Either: the attacker exploits the vulnerability by accessing the target system locally (e.g., keyboard, console), or through terminal emulation (e.g., SSH); or the attacker relies on User Interaction by another person to perform actions required to exploit the vulnerability (e.g., using social engineering techniques to trick a legitimate user into opening a malicious document)."},P:{shortName:"P",name:"Physical",abbreviatedName:"Phys.",jsonSchemaName:"PHYSICAL",description:"The attack requires the attacker to physically touch or manipulate the vulnerable system. Physical interaction may be brief (e.g., evil maid attack) or persistent. An example of such an attack is a cold boot attack in which an attacker gains access to disk encryption keys after physically accessing the target system. Other examples include peripheral attacks via FireWire/USB Direct Memory Access (DMA)."}},o.AV={name:"Attack Vector",shortName:"AV",subCategory:"Exploitability Metrics",description:"This metric reflects the context by which vulnerability exploitation is possible.",values:[o.AV_VALUES.X,o.AV_VALUES.N,o.AV_VALUES.A,o.AV_VALUES.L,o.AV_VALUES.P],worseCaseValue:o.AV_VALUES.N},o.AC_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Not Defined"},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"The attacker must take no measurable action to exploit the vulnerability. The attack requires no target-specific circumvention to exploit the vulnerability. An attacker can expect repeatable success against the vulnerable system."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"successful attack depends on the evasion or circumvention of security-enhancing techniques in place that would otherwise hinder the attack. The attacker must have additional methods available to bypass security measures in place."}},o.AC={name:"Attack Complexity",shortName:"AC",subCategory:"Exploitability Metrics",description:"This metric captures measurable actions that the attacker must take to evade or circumvent built-in security-enhancing conditions in order to obtain a working exploit.",values:[o.AC_VALUES.X,o.AC_VALUES.L,o.AC_VALUES.H],worseCaseValue:o.AC_VALUES.L},o.AT_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Not Defined"},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"The successful attack does not depend on the deployment and execution conditions of the vulnerable system. The attacker can expect to be able to reach the vulnerability and execute the exploit under all or most instances of the vulnerability."},P:{shortName:"P",name:"Present",jsonSchemaName:"PRESENT",description:"The successful attack depends on the presence of specific deployment and execution conditions of the vulnerable system that enable the attack. The successfulness of the attack is conditioned on execution conditions that are not under full control of the attacker. The attack may need to be launched multiple times against a single target before being successful. Network injection. The attacker must inject themselves into the logical network path between the target and the resource requested by the victim (e.g. vulnerabilities requiring an on-path attacker)."}},o.AT={name:"Attack Requirements",shortName:"AT",subCategory:"Exploitability Metrics",description:"This metric captures the prerequisite deployment and execution conditions or variables of the vulnerable system that enable the attack.",values:[o.AT_VALUES.X,o.AT_VALUES.N,o.AT_VALUES.P],worseCaseValue:o.AT_VALUES.N},o.PR_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Not Defined"},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"The attacker is unauthenticated prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"The attacker requires privileges that provide basic capabilities that are typically limited to settings and resources owned by a single low-privileged user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable system allowing full access to the vulnerable system’s settings and files."}},o.PR={name:"Privileges Required",shortName:"PR",subCategory:"Exploitability Metrics",description:"This metric describes the level of privileges an attacker must possess prior to successfully exploiting the vulnerability.",values:[o.PR_VALUES.X,o.PR_VALUES.N,o.PR_VALUES.L,o.PR_VALUES.H],worseCaseValue:o.PR_VALUES.N},o.UI_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Not Defined"},N:{shortName:"N",name:"None",jsonSchemaName:"NONE",description:"The vulnerable system can be exploited without interaction from any human user, other than the attacker. Examples include: a remote attacker is able to send packets to a target system a locally authenticated attacker executes code to elevate privileges"},P:{shortName:"P",name:"Passive",jsonSchemaName:"PASSIVE",description:"Successful exploitation of this vulnerability requires limited interaction by the targeted user with the vulnerable system and the attacker’s payload. These interactions would be considered involuntary and do not require that the user actively subvert protections built into the vulnerable system."},A:{shortName:"A",name:"Active",jsonSchemaName:"ACTIVE",description:"Successful exploitation of this vulnerability requires a targeted user to perform specific, conscious interactions with the vulnerable system and the attacker’s payload, or the user’s interactions would actively subvert protection mechanisms which would lead to exploitation of the vulnerability."}},o.UI={name:"User Interaction",shortName:"UI",subCategory:"Exploitability Metrics",description:"This metric captures the requirement for a human user, other than the attacker, to participate in the successful compromise of the vulnerable system.",values:[o.UI_VALUES.X,o.UI_VALUES.N,o.UI_VALUES.P,o.UI_VALUES.A],worseCaseValue:o.UI_VALUES.N},o.VC={name:"Confidentiality",shortName:"VC",subCategory:"Vulnerable System Impact",description:"This metric measures the impact to the confidentiality of the information managed by the Vulnerable System due to a successfully exploited vulnerability.",values:o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H},o.VI={name:"Integrity",shortName:"VI",subCategory:"Vulnerable System Impact",description:"This metric measures the impact to the integrity of the Vulnerable System due to a successfully exploited vulnerability.",values:o.VULNERABLE_SYSTEM_INTEGRITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H},o.VA={name:"Availability",shortName:"VA",subCategory:"Vulnerable System Impact",description:"This metric measures the impact to the availability of the Vulnerable System due to a successfully exploited vulnerability.",values:o.VULNERABLE_SYSTEM_AVAILABILITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H},o.SC={name:"Confidentiality",shortName:"SC",subCategory:"Subsequent System Impact",description:"This metric measures the impact to the confidentiality of information managed by a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",values:o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE,worseCaseValue:o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H},o.SI={name:"Integrity",shortName:"SI",subCategory:"Subsequent System Impact",description:"This metric measures the impact to the integrity of a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",values:o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE,worseCaseValue:o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H},o.SA={name:"Availability",shortName:"SA",subCategory:"Subsequent System Impact",description:"This metric measures the impact to the availability of a system other than the Vulnerable System as a consequence of a successfully exploited vulnerability.",values:o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE,worseCaseValue:o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H},o.S_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},N:{shortName:"N",name:"Negligible",abbreviatedName:"Negl.",jsonSchemaName:"NEGLIGIBLE",description:'Consequences of the vulnerability meet definition of IEC 61508 consequence categories of "marginal," "critical," or "catastrophic."'},P:{shortName:"P",name:"Present",jsonSchemaName:"PRESENT",description:'Consequences of the vulnerability meet definition of IEC 61508 consequence category "negligible."'}},o.S={name:"Safety",shortName:"S",description:"This supplemental metric captures Safety impacts of a vulnerability when the affected system has an intended use or fitness of purpose aligned to safety.",values:[o.S_VALUES.X,o.S_VALUES.N,o.S_VALUES.P],worseCaseValue:o.S_VALUES.P},o.AU_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},N:{shortName:"N",name:"No",jsonSchemaName:"NO",description:"Attackers cannot reliably automate all 4 steps of the kill chain for this vulnerability for some reason. These steps are reconnaissance, weaponization, delivery, and exploitation."},Y:{shortName:"Y",name:"Yes",jsonSchemaName:"YES",description:"Attackers can reliably automate all 4 steps of the kill chain. These steps are reconnaissance, weaponization, delivery, and exploitation (e.g., the vulnerability is “wormable”)."}},o.AU={name:"Automatable",shortName:"AU",description:"This supplemental metric captures whether an attacker can reliably automate exploitation of this vulnerability across multiple targets, based on the first four steps of the kill chain (reconnaissance, weaponization, delivery, and exploitation).",values:[o.AU_VALUES.X,o.AU_VALUES.N,o.AU_VALUES.Y],worseCaseValue:o.AU_VALUES.Y},o.R_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},A:{shortName:"A",name:"Automatic",abbreviatedName:"Automat.",jsonSchemaName:"AUTOMATIC",description:"The system recovers services automatically after an attack has been performed."},U:{shortName:"U",name:"User",jsonSchemaName:"USER",description:"The system requires manual intervention by the user to recover services, after an attack has been performed."},I:{shortName:"I",name:"Irrecoverable",abbreviatedName:"Irrecov.",jsonSchemaName:"IRRECOVERABLE",description:"The system services are irrecoverable by the user, after an attack has been performed."}},o.R={name:"Recovery",shortName:"R",description:"This supplemental metric describes the resilience of a system to recover services, in terms of performance and availability, after an attack has been performed.",values:[o.R_VALUES.X,o.R_VALUES.A,o.R_VALUES.U,o.R_VALUES.I],worseCaseValue:o.R_VALUES.I},o.V_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},D:{shortName:"D",name:"Diffuse",jsonSchemaName:"DIFFUSE",description:"The vulnerable system has limited resources. That is, the resources that the attacker will gain control over with a single exploitation event are relatively small. An example of Diffuse (think: limited) Value Density would be an attack on a single email client vulnerability."},C:{shortName:"C",name:"Concentrated",abbreviatedName:"Concentr.",jsonSchemaName:"CONCENTRATED",description:"The vulnerable system is rich in resources. Heuristically, such systems are often the direct responsibility of “system operators” rather than users. An example of Concentrated (think: broad) Value Density would be an attack on a central email server."}},o.V={name:"Value Density",shortName:"V",description:"This supplemental metric describes the resources that the attacker will gain control over with a single exploitation event.",values:[o.V_VALUES.X,o.V_VALUES.D,o.V_VALUES.C],worseCaseValue:o.V_VALUES.C},o.RE_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},L:{shortName:"L",name:"Low",jsonSchemaName:"LOW",description:"The effort required to respond to a vulnerability is low/trivial. Examples include: communication on better documentation, configuration workarounds, or guidance from the vendor that does not require an immediate update, upgrade, or replacement by the consuming entity, such as firewall filter configuration."},M:{shortName:"M",name:"Moderate",abbreviatedName:"Moder.",jsonSchemaName:"MODERATE",description:"The actions required to respond to a vulnerability require some effort on behalf of the consumer and could cause minimal service impact to implement. Examples include: simple remote update, disabling of a subsystem, or a low-touch software upgrade such as a driver update."},H:{shortName:"H",name:"High",jsonSchemaName:"HIGH",description:"The actions required to respond to a vulnerability are significant and/or difficult, and may possibly lead to an extended, scheduled service impact. This would need to be considered for scheduling purposes including honoring any embargo on deployment of the selected response. Alternatively, response to the vulnerability in the field is not possible remotely. The only resolution to the vulnerability involves physical replacement (e.g. units deployed would have to be recalled for a depot level repair or replacement)."}},o.RE={name:"Vulnerability Response Effort",shortName:"RE",description:"This supplemental metric provides supplemental information on how difficult it is for consumers to provide an initial response to the impact of a vulnerability for deployed products and services in their infrastructure.",values:[o.RE_VALUES.X,o.RE_VALUES.L,o.RE_VALUES.M,o.RE_VALUES.H],worseCaseValue:o.RE_VALUES.H},o.U_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"The metric has not been evaluated."},Clear:{shortName:"Clear",name:"Clear",jsonSchemaName:"CLEAR",description:"Provider has assessed the impact of this vulnerability as having the highest urgency."},Green:{shortName:"Green",name:"Green",jsonSchemaName:"GREEN",description:"Provider has assessed the impact of this vulnerability as having a moderate urgency."},Amber:{shortName:"Amber",name:"Amber",jsonSchemaName:"AMBER",description:"Provider has assessed the impact of this vulnerability as having a reduced urgency."},Red:{shortName:"Red",name:"Red",jsonSchemaName:"RED",description:"Provider has assessed the impact of this vulnerability as having no urgency (Informational)."}},o.U={name:"Provider Urgency",shortName:"U",description:"This supplemental metric provides a standardized way for the system provider to convey a qualitative urgency rating (Clear, Green, Amber, Red) for the vulnerability.",values:[o.U_VALUES.X,o.U_VALUES.Clear,o.U_VALUES.Green,o.U_VALUES.Amber,o.U_VALUES.Red],worseCaseValue:o.U_VALUES.Red},o.MAV={name:"Modified Attack Vector",shortName:"MAV",subCategory:"Exploitability Metrics",description:"Overrides the Base Attack Vector metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.AV,values:o.AV.values,worseCaseValue:o.AV_VALUES.N},o.MAC={name:"Modified Attack Complexity",shortName:"MAC",subCategory:"Exploitability Metrics",description:"Overrides the Base Attack Complexity metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.AC,values:o.AC.values,worseCaseValue:o.AC_VALUES.L},o.MAT={name:"Modified Attack Requirements",shortName:"MAT",subCategory:"Exploitability Metrics",description:"Overrides the Base Attack Requirements metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.AT,values:o.AT.values,worseCaseValue:o.AT_VALUES.P},o.MPR={name:"Modified Privileges Required",shortName:"MPR",subCategory:"Exploitability Metrics",description:"Overrides the Base Privileges Required metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.PR,values:o.PR.values,worseCaseValue:o.PR_VALUES.N},o.MUI={name:"Modified User Interaction",shortName:"MUI",subCategory:"Exploitability Metrics",description:"Overrides the Base User Interaction metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.UI,values:o.UI.values,worseCaseValue:o.UI_VALUES.N},o.MVC={name:"Modified Confidentiality",shortName:"MVC",subCategory:"Vulnerable System Impact",description:"Overrides the Base Vulnerable System Confidentiality metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.VC,values:o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H},o.MVI={name:"Modified Integrity",shortName:"MVI",subCategory:"Vulnerable System Impact",description:"Overrides the Base Vulnerable System Integrity metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.VI,values:o.VULNERABLE_SYSTEM_INTEGRITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H},o.MVA={name:"Modified Availability",shortName:"MVA",subCategory:"Vulnerable System Impact",description:"Overrides the Base Vulnerable System Availability metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.VA,values:o.VULNERABLE_SYSTEM_AVAILABILITY_BASE,worseCaseValue:o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H},o.MSC={name:"Modified Confidentiality",shortName:"MSC",subCategory:"Subsequent System Impact",description:"Overrides the Base Subsequent System Confidentiality metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.SC,values:o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED,worseCaseValue:o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H},o.MSI={name:"Modified Integrity",shortName:"MSI",subCategory:"Subsequent System Impact",description:"Overrides the Base Subsequent System Integrity metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.SI,baseMetricEquivalentMapper:e=>e===o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S?o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H:e,values:o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED,worseCaseValue:o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H},o.MSA={name:"Modified Availability",shortName:"MSA",subCategory:"Subsequent System Impact",description:"Overrides the Base Subsequent System Availability metric to reflect specific characteristics of the analyst's environment.",baseMetricEquivalent:o.SA,baseMetricEquivalentMapper:e=>e===o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S?o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H:e,values:o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED,worseCaseValue:o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H},o.CR={name:"Confidentiality Requirement",shortName:"CR",description:"This metric enables the consumer to customize the assessment depending on the importance of Confidentiality to the affected IT asset within the analyst's organization.",values:o.REQUIREMENT_CONFIDENTIALITY_MODIFIED,worseCaseValue:o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H},o.IR={name:"Integrity Requirement",shortName:"IR",description:"This metric enables the consumer to customize the assessment depending on the importance of Integrity to the affected IT asset within the analyst's organization.",values:o.REQUIREMENT_INTEGRITY_MODIFIED,worseCaseValue:o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H},o.AR={name:"Availability Requirement",shortName:"AR",description:"This metric enables the consumer to customize the assessment depending on the importance of Availability to the affected IT asset within the analyst's organization.",values:o.REQUIREMENT_AVAILABILITY_MODIFIED,worseCaseValue:o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H},o.E_VALUES={X:{shortName:"X",name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Reliable threat intelligence is not available to determine Exploit Maturity characteristics. This is the default value and is equivalent to Attacked (A) for the purposes of the calculation of the score by assuming the worst case."},A:{shortName:"A",name:"Attacked",jsonSchemaName:"ATTACKED",description:"Based on available threat intelligence either of the following must apply: Attacks targeting this vulnerability (attempted or successful) have been reported Solutions to simplify attempts to exploit the vulnerability are publicly or privately available (such as exploit toolkits)"},P:{shortName:"P",name:"POC",jsonSchemaName:"PROOF_OF_CONCEPT",description:"Based on available threat intelligence each of the following must apply: Proof-of-concept exploit code is publicly available No knowledge of reported attempts to exploit this vulnerability No knowledge of publicly available solutions used to simplify attempts to exploit the vulnerability (i.e., the “Attacked” value does not apply)"},U:{shortName:"U",name:"Unreported",jsonSchemaName:"UNREPORTED",description:"Based on available threat intelligence each of the following must apply: No knowledge of publicly available proof-of-concept exploit code No knowledge of reported attempts to exploit this vulnerability No knowledge of publicly available solutions used to simplify attempts to exploit the vulnerability (i.e., neither the “POC” nor “Attacked” values apply)"}},o.E={name:"Exploit Maturity",shortName:"E",description:"This metric measures the likelihood of the vulnerability being attacked, and is based on the current state of exploit techniques, exploit code availability, or active in-the-wild exploitation.",values:[o.E_VALUES.X,o.E_VALUES.A,o.E_VALUES.P,o.E_VALUES.U],worseCaseValue:o.E_VALUES.A},o.BASE_CATEGORY={name:"base",description:"Base Metrics"},o.SUPPLEMENTAL_CATEGORY={name:"supplemental",description:"Supplemental Metrics"},o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY={name:"environmental-base",description:"Environmental Metrics (Modified Base)"},o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY={name:"environmental-security-requirement",description:"Environmental Metrics (Security Requirements)"},o.THREAT_CATEGORY={name:"threat",description:"Threat Metrics"},o.BASE_CATEGORY_VALUES=[o.AV,o.AC,o.AT,o.PR,o.UI,o.VC,o.VI,o.VA,o.SC,o.SI,o.SA],o.SUPPLEMENTAL_CATEGORY_VALUES=[o.S,o.AU,o.R,o.V,o.RE,o.U],o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES=[o.MAV,o.MAC,o.MAT,o.MPR,o.MUI,o.MVC,o.MVI,o.MVA,o.MSC,o.MSI,o.MSA],o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES=[o.CR,o.IR,o.AR],o.THREAT_CATEGORY_VALUES=[o.E],o.REGISTERED_COMPONENTS_EDITOR_ORDER=new Map,o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER=new Map,o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.BASE_CATEGORY,o.BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.SUPPLEMENTAL_CATEGORY,o.SUPPLEMENTAL_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY,o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY,o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_EDITOR_ORDER.set(o.THREAT_CATEGORY,o.THREAT_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.BASE_CATEGORY,o.BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.THREAT_CATEGORY,o.THREAT_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY,o.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY,o.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER.set(o.SUPPLEMENTAL_CATEGORY,o.SUPPLEMENTAL_CATEGORY_VALUES),o.MV_LOOKUP={"000000":10,"000001":9.9,"000010":9.8,"000011":9.5,"000020":9.5,"000021":9.2,"000100":10,"000101":9.6,"000110":9.3,"000111":8.7,"000120":9.1,"000121":8.1,"000200":9.3,"000201":9,"000210":8.9,"000211":8,"000220":8.1,"000221":6.8,"001000":9.8,"001001":9.5,"001010":9.5,"001011":9.2,"001020":9,"001021":8.4,"001100":9.3,"001101":9.2,"001110":8.9,"001111":8.1,"001120":8.1,"001121":6.5,"001200":8.8,"001201":8,"001210":7.8,"001211":7,"001220":6.9,"001221":4.8,"002001":9.2,"002011":8.2,"002021":7.2,"002101":7.9,"002111":6.9,"002121":5,"002201":6.9,"002211":5.5,"002221":2.7,"010000":9.9,"010001":9.7,"010010":9.5,"010011":9.2,"010020":9.2,"010021":8.5,"010100":9.5,"010101":9.1,"010110":9,"010111":8.3,"010120":8.4,"010121":7.1,"010200":9.2,"010201":8.1,"010210":8.2,"010211":7.1,"010220":7.2,"010221":5.3,"011000":9.5,"011001":9.3,"011010":9.2,"011011":8.5,"011020":8.5,"011021":7.3,"011100":9.2,"011101":8.2,"011110":8,"011111":7.2,"011120":7,"011121":5.9,"011200":8.4,"011201":7,"011210":7.1,"011211":5.2,"011220":5,"011221":3,"012001":8.6,"012011":7.5,"012021":5.2,"012101":7.1,"012111":5.2,"012121":2.9,"012201":6.3,"012211":2.9,"012221":1.7,1e5:9.8,100001:9.5,100010:9.4,100011:8.7,100020:9.1,100021:8.1,100100:9.4,100101:8.9,100110:8.6,100111:7.4,100120:7.7,100121:6.4,100200:8.7,100201:7.5,100210:7.4,100211:6.3,100220:6.3,100221:4.9,101e3:9.4,101001:8.9,101010:8.8,101011:7.7,101020:7.6,101021:6.7,101100:8.6,101101:7.6,101110:7.4,101111:5.8,101120:5.9,101121:5,101200:7.2,101201:5.7,101210:5.7,101211:5.2,101220:5.2,101221:2.5,102001:8.3,102011:7,102021:5.4,102101:6.5,102111:5.8,102121:2.6,102201:5.3,102211:2.1,102221:1.3,11e4:9.5,110001:9,110010:8.8,110011:7.6,110020:7.6,110021:7,110100:9,110101:7.7,110110:7.5,110111:6.2,110120:6.1,110121:5.3,110200:7.7,110201:6.6,110210:6.8,110211:5.9,110220:5.2,110221:3,111e3:8.9,111001:7.8,111010:7.6,111011:6.7,111020:6.2,111021:5.8,111100:7.4,111101:5.9,111110:5.7,111111:5.7,111120:4.7,111121:2.3,111200:6.1,111201:5.2,111210:5.7,111211:2.9,111220:2.4,111221:1.6,112001:7.1,112011:5.9,112021:3,112101:5.8,112111:2.6,112121:1.5,112201:2.3,112211:1.3,112221:.6,2e5:9.3,200001:8.7,200010:8.6,200011:7.2,200020:7.5,200021:5.8,200100:8.6,200101:7.4,200110:7.4,200111:6.1,200120:5.6,200121:3.4,200200:7,200201:5.4,200210:5.2,200211:4,200220:4,200221:2.2,201e3:8.5,201001:7.5,201010:7.4,201011:5.5,201020:6.2,201021:5.1,201100:7.2,201101:5.7,201110:5.5,201111:4.1,201120:4.6,201121:1.9,201200:5.3,201201:3.6,201210:3.4,201211:1.9,201220:1.9,201221:.8,202001:6.4,202011:5.1,202021:2,202101:4.7,202111:2.1,202121:1.1,202201:2.4,202211:.9,202221:.4,21e4:8.8,210001:7.5,210010:7.3,210011:5.3,210020:6,210021:5,210100:7.3,210101:5.5,210110:5.9,210111:4,210120:4.1,210121:2,210200:5.4,210201:4.3,210210:4.5,210211:2.2,210220:2,210221:1.1,211e3:7.5,211001:5.5,211010:5.8,211011:4.5,211020:4,211021:2.1,211100:6.1,211101:5.1,211110:4.8,211111:1.8,211120:2,211121:.9,211200:4.6,211201:1.8,211210:1.7,211211:.7,211220:.8,211221:.2,212001:5.3,212011:2.4,212021:1.4,212101:2.4,212111:1.2,212121:.5,212201:1,212211:.3,212221:.1},o.ATTRIBUTE_SEVERITY_ORDER=[[o.AT_VALUES.P,o.AT_VALUES.P],[o.AT_VALUES.N,o.AT_VALUES.N],[o.AT_VALUES.X,o.AT_VALUES.X],[o.S_VALUES.X],[o.S_VALUES.N],[o.S_VALUES.P],[o.AU_VALUES.X],[o.AU_VALUES.N],[o.AU_VALUES.Y],[o.V_VALUES.X],[o.V_VALUES.D],[o.V_VALUES.C],[o.AC_VALUES.H,o.AC_VALUES.H],[o.AC_VALUES.L,o.AC_VALUES.L],[o.AC_VALUES.X,o.AC_VALUES.X],[o.PR_VALUES.H,o.PR_VALUES.H],[o.PR_VALUES.L,o.PR_VALUES.L],[o.PR_VALUES.N,o.PR_VALUES.N],[o.PR_VALUES.X,o.PR_VALUES.X],[o.UI_VALUES.A,o.UI_VALUES.A],[o.UI_VALUES.P,o.UI_VALUES.P],[o.UI_VALUES.N,o.UI_VALUES.N],[o.UI_VALUES.X,o.UI_VALUES.X],[o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.X,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.X],[o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.N,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.N],[o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.L,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.L],[o.VULNERABLE_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,o.VULNERABLE_SYSTEM_INTEGRITY_BASE_VALUES.H,o.VULNERABLE_SYSTEM_AVAILABILITY_BASE_VALUES.H],[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.X,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.X,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.X],[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.N,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.N,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.N,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.N,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.N,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.N],[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.L,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.L,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.L,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.L],[o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.H,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.H,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.H],[o.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S,o.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S,o.SUBSEQUENT_SYSTEM_CONFIDENTIALITY_BASE_VALUES.S,o.SUBSEQUENT_SYSTEM_INTEGRITY_BASE_VALUES.S,o.SUBSEQUENT_SYSTEM_AVAILABILITY_BASE_VALUES.S],[o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.L,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.L,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.L],[o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.M,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.M,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.M],[o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H],[o.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X,o.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X,o.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X],[o.E_VALUES.U],[o.E_VALUES.P],[o.E_VALUES.A],[o.E_VALUES.X],[o.R_VALUES.X],[o.R_VALUES.A],[o.R_VALUES.U],[o.R_VALUES.I],[o.RE_VALUES.X],[o.RE_VALUES.L],[o.RE_VALUES.M],[o.RE_VALUES.H],[o.U_VALUES.X],[o.U_VALUES.Clear],[o.U_VALUES.Green],[o.U_VALUES.Amber],[o.U_VALUES.Red],[o.AV_VALUES.X,o.AV_VALUES.X],[o.AV_VALUES.P,o.AV_VALUES.P],[o.AV_VALUES.L,o.AV_VALUES.L],[o.AV_VALUES.A,o.AV_VALUES.A],[o.AV_VALUES.N,o.AV_VALUES.N]]},904:(e,t)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.EqOperations36=t.EqOperations5=t.EqOperations4=t.EqOperations2=t.EqOperations1=t.EqOperations1245=t.getEqImplementations=void 0,t.getEqImplementations=()=>[a.getInstance(),i.getInstance(),s.getInstance(),n.getInstance(),r.getInstance()];class o{deriveNextLowerMacro(e){return[e.deriveNextLower(this.getEqNumber())]}lookupScoresForNextLowerMacro(e){return e[0].getLookupTableScore()}getHighestSeverityVectors(e){return this.getEq(e).getHighestSeverityVectorsUnparsed()}lookupMacroVectorDepth(e){return this.getEq(e).getVectorDepth()}}t.EqOperations1245=o;class a extends o{getEq(e){return e.getEq1()}getRelevantAttributes(){return["AV","PR","UI"]}getEqNumber(){return 1}static getInstance(){return a.instance}}t.EqOperations1=a,a.instance=new a;class i extends o{getEq(e){return e.getEq2()}getRelevantAttributes(){return["AC","AT"]}getEqNumber(){return 2}static getInstance(){return i.instance}}t.EqOperations2=i,i.instance=new i;class s extends o{getEq(e){return e.getEq4()}getRelevantAttributes(){return["SC","SI","SA"]}getEqNumber(){return 4}static getInstance(){return s.instance}}t.EqOperations4=s,s.instance=new s;class n extends o{getEq(e){return e.getEq5()}getRelevantAttributes(){return[]}getEqNumber(){return 5}static getInstance(){return n.instance}}t.EqOperations5=n,n.instance=new n;class r{static getInstance(){return r.instance}getHighestSeverityVectors(e){return e.getJointEq3AndEq6().getHighestSeverityVectorsUnparsed()}getRelevantAttributes(){return["VC","VI","VA","CR","IR","AR"]}deriveNextLowerMacro(e){const t=e.getEq3().getLevelAsInt(),o=e.getEq6().getLevelAsInt();return 1===t&&1===o||0===t&&1===o?[e.deriveNextLower(3)]:1===t&&0===o?[e.deriveNextLower(6)]:0===t&&0===o?[e.deriveNextLower(3),e.deriveNextLower(6)]:[e.deriveNextLower(3).deriveNextLower(6)]}lookupScoresForNextLowerMacro(e){let t=NaN,o=NaN;return e.length>0&&null!=e[0]&&(t=e[0].getLookupTableScore()),e.length>1&&null!=e[1]&&(o=e[1].getLookupTableScore()),isNaN(t)||isNaN(o)?isNaN(t)?o:t:Math.max(t,o)}lookupMacroVectorDepth(e){return e.getJointEq3AndEq6().getVectorDepth()}}t.EqOperations36=r,r.instance=new r},951:(e,t)=>{var o;Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss3P1Components=void 0;class a{}t.Cvss3P1Components=a,o=a,a.CONFIDENTIALITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no loss of confidentiality within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"There is some loss of confidentiality. Access to some restricted information is obtained, but the attacker does not have control over what information is obtained, or the amount or kind of loss is limited. The information disclosure does not cause a direct, serious loss to the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of confidentiality, resulting in all resources within the impacted component being divulged to the attacker. Alternatively, access to only some restricted information is obtained, but the disclosed information presents a direct, serious impact. For example, an attacker steals the administrator's password, or private encryption keys of a web server."}},a.CONFIDENTIALITY_IMPACT=[o.CONFIDENTIALITY_IMPACT_VALUES.X,o.CONFIDENTIALITY_IMPACT_VALUES.N,o.CONFIDENTIALITY_IMPACT_VALUES.L,o.CONFIDENTIALITY_IMPACT_VALUES.H],a.INTEGRITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no loss of integrity within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"Modification of data is possible, but the attacker does not have control over the consequence of a modification, or the amount of modification is limited. The data modification does not have a direct, serious impact on the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of integrity, or a complete loss of protection. For example, the attacker is able to modify any/all files protected by the impacted component. Alternatively, only some files can be modified, but malicious modification would present a direct, serious consequence to the impacted component."}},a.INTEGRITY_IMPACT=[o.INTEGRITY_IMPACT_VALUES.X,o.INTEGRITY_IMPACT_VALUES.N,o.INTEGRITY_IMPACT_VALUES.L,o.INTEGRITY_IMPACT_VALUES.H],a.AVAILABILITY_IMPACT_VALUES={X:{shortName:"X",value:0,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:0,name:"None",jsonSchemaName:"NONE",description:"There is no impact to availability within the impacted component."},L:{shortName:"L",value:.22,name:"Low",jsonSchemaName:"LOW",description:"Performance is reduced or there are interruptions in resource availability. Even if repeated exploitation of the vulnerability is possible, the attacker does not have the ability to completely deny service to legitimate users. The resources in the impacted component are either partially available all of the time, or fully available only some of the time, but overall there is no direct, serious consequence to the impacted component."},H:{shortName:"H",value:.56,name:"High",jsonSchemaName:"HIGH",description:"There is a total loss of availability, resulting in the attacker being able to fully deny access to resources in the impacted component; this loss is either sustained (while the attacker continues to deliver the attack) or persistent (the condition persists even after the attack has completed). Alternatively, the attacker has the ability to deny some availability, but the loss of availability presents a direct, serious consequence to the impacted component (e.g., the attacker cannot disrupt existing connections, but can prevent new connections; the attacker can repeatedly exploit a vulnerability that, in each instance of a successful attack, leaks a only small amount of memory, but after repeated exploitation causes a service to become completely unavailable)."}},a.AVAILABILITY_IMPACT=[o.AVAILABILITY_IMPACT_VALUES.X,o.AVAILABILITY_IMPACT_VALUES.N,o.AVAILABILITY_IMPACT_VALUES.L,o.AVAILABILITY_IMPACT_VALUES.H],a.CONFIDENTIALITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Confidentiality is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Confidentiality is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Confidentiality is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.CONFIDENTIALITY_REQUIREMENT=[o.CONFIDENTIALITY_REQUIREMENT_VALUES.X,o.CONFIDENTIALITY_REQUIREMENT_VALUES.L,o.CONFIDENTIALITY_REQUIREMENT_VALUES.M,o.CONFIDENTIALITY_REQUIREMENT_VALUES.H],a.INTEGRITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Integrity is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Integrity is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Integrity is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.INTEGRITY_REQUIREMENT=[o.INTEGRITY_REQUIREMENT_VALUES.X,o.INTEGRITY_REQUIREMENT_VALUES.L,o.INTEGRITY_REQUIREMENT_VALUES.M,o.INTEGRITY_REQUIREMENT_VALUES.H],a.AVAILABILITY_REQUIREMENT_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Assigning this value indicates there is insufficient information to choose one of the other values, and has no impact on the overall Environmental Score, i.e., it has the same effect on scoring as assigning Medium."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"Loss of Availability is likely to have only a limited adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"Loss of Availability is likely to have a serious adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"Loss of Availability is likely to have a catastrophic adverse effect on the organization or individuals associated with the organization (e.g., employees, customers)."}},a.AVAILABILITY_REQUIREMENT=[o.AVAILABILITY_REQUIREMENT_VALUES.X,o.AVAILABILITY_REQUIREMENT_VALUES.L,o.AVAILABILITY_REQUIREMENT_VALUES.M,o.AVAILABILITY_REQUIREMENT_VALUES.H],a.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.5,name:"Low",jsonSchemaName:"LOW",description:"There is no impact to the integrity of the system."},M:{shortName:"M",value:1,name:"Medium",jsonSchemaName:"MEDIUM",description:"There is a partial compromise of system integrity."},H:{shortName:"H",value:1.5,name:"High",jsonSchemaName:"HIGH",description:"There is a total compromise of system integrity."}},a.TEMPLATE_CIA_REQUIREMENT_MODIFIED=[o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.X,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.L,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.M,o.TEMPLATE_CIA_REQUIREMENT_MODIFIED_VALUES.H],a.BASE_CATEGORY={name:"base",description:"This metric reflects the qualities of a vulnerability that are constant over time and across user environments."},a.AV_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"Network",abbreviatedName:"Netw.",jsonSchemaName:"NETWORK",description:"The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."},A:{shortName:"A",value:.62,name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT_NETWORK",description:"The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."},L:{shortName:"L",value:.55,name:"Local",jsonSchemaName:"LOCAL",description:"The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."},P:{shortName:"P",value:.2,name:"Physical",abbreviatedName:"Phys.",jsonSchemaName:"PHYSICAL",description:"The attack requires the attacker to physically touch or manipulate the vulnerable component."}},a.AV={name:"Attack Vector",shortName:"AV",subCategory:"Exploitability Metrics",description:"This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",values:[o.AV_VALUES.X,o.AV_VALUES.N,o.AV_VALUES.A,o.AV_VALUES.L,o.AV_VALUES.P]},a.AC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.77,name:"Low",jsonSchemaName:"LOW",description:"Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."},H:{shortName:"H",value:.44,name:"High",jsonSchemaName:"HIGH",description:"A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."}},a.AC={name:"Attack Complexity",shortName:"AC",subCategory:"Exploitability Metrics",description:"This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",values:[o.AC_VALUES.X,o.AC_VALUES.L,o.AC_VALUES.H]},a.PR_VALUES={X:{shortName:"X",value:1,changedValue:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,changedValue:.85,name:"None",jsonSchemaName:"NONE",description:"The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."},L:{shortName:"L",value:.62,changedValue:.68,name:"Low",jsonSchemaName:"LOW",description:"The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."},H:{shortName:"H",value:.27,changedValue:.5,name:"High",jsonSchemaName:"HIGH",description:"The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."}},a.PR={name:"Privileges Required",shortName:"PR",subCategory:"Exploitability Metrics",description:"This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",values:[o.PR_VALUES.X,o.PR_VALUES.N,o.PR_VALUES.L,o.PR_VALUES.H]},a.UI_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"None",jsonSchemaName:"NONE",description:"The vulnerable system can be exploited without interaction from any user."},R:{shortName:"R",value:.62,name:"Required",abbreviatedName:"Req.",jsonSchemaName:"REQUIRED",description:"Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."}},a.UI={name:"User Interaction",shortName:"UI",subCategory:"Exploitability Metrics",description:"This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",values:[o.UI_VALUES.X,o.UI_VALUES.N,o.UI_VALUES.R]},a.S_VALUES={X:{shortName:"X",value:!1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:!1,name:"Unchanged",abbreviatedName:"Unchang.",jsonSchemaName:"UNCHANGED",description:"An exploited vulnerability can only affect resources managed by the same authority."},C:{shortName:"C",value:!0,name:"Changed",jsonSchemaName:"CHANGED",description:"An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."}},a.S={name:"Scope",shortName:"S",subCategory:"Exploitability Metrics",description:"Can an exploit of the vulnerability be accomplished remotely?",values:[o.S_VALUES.X,o.S_VALUES.U,o.S_VALUES.C]},a.C={name:"Confidentiality Impact",shortName:"C",subCategory:"Impact Metrics",description:"This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",values:o.CONFIDENTIALITY_IMPACT},a.I={name:"Integrity Impact",shortName:"I",subCategory:"Impact Metrics",description:"This metric measures the impact to integrity of a successfully exploited vulnerability.",values:o.INTEGRITY_IMPACT},a.A={name:"Availability Impact",shortName:"A",subCategory:"Impact Metrics",description:"This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",values:o.AVAILABILITY_IMPACT},a.BASE_CATEGORY_VALUES=[o.AV,o.AC,o.PR,o.UI,o.S,o.C,o.I,o.A],a.TEMPORAL_CATEGORY={name:"temporal",description:"This metric reflects the current state of exploit techniques or code availability."},a.E_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:.91,name:"Unproven",abbreviatedName:"Unproven",description:"No exploit code is available, or an exploit is theoretical."},P:{shortName:"P",value:.94,name:"Proof-of-Concept",abbreviatedName:"Proof-of-conc.",jsonSchemaName:"PROOF_OF_CONCEPT",description:"Proof-of-concept exploit code is available, or an attack demonstration is not practical for most systems. The code or technique is not functional in all situations and may require substantial modification by a skilled attacker."},F:{shortName:"F",value:.97,name:"Functional",jsonSchemaName:"FUNCTIONAL",description:"Functional exploit code is available. The code works in most situations where the vulnerability exists."},H:{shortName:"H",value:1,name:"High",jsonSchemaName:"HIGH",description:"Functional exploit code is available. The code is widespread and automated and works in all situations where the vulnerability exists."}},a.E={name:"Exploit Code Maturity",shortName:"E",description:"This metric measures the likelihood of the vulnerability being attacked, and is typically based on the current state of exploit techniques, exploit code availability, or active, successful exploitation of the vulnerability.",values:[o.E_VALUES.X,o.E_VALUES.U,o.E_VALUES.P,o.E_VALUES.F,o.E_VALUES.H]},a.RL_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},O:{shortName:"O",value:.95,name:"Official Fix",abbreviatedName:"Off. Fix",jsonSchemaName:"OFFICIAL_FIX",description:"A complete vendor solution is available. Either the vendor has issued an official patch, or an upgrade is available."},T:{shortName:"T",value:.96,name:"Temporary Fix",abbreviatedName:"Temp. Fix",jsonSchemaName:"TEMPORARY_FIX",description:"There is an official but temporary fix available. This includes instances where the vendor issues a temporary hotfix, tool, or workaround."},W:{shortName:"W",value:.97,name:"Workaround",jsonSchemaName:"WORKAROUND",description:"There is an unofficial, non-vendor solution available. In some cases, users of the affected technology will create a patch of their own or provide steps to work around or otherwise mitigate the vulnerability."},U:{shortName:"U",value:1,name:"Unavailable",jsonSchemaName:"UNAVAILABLE",description:"There is either no solution available or it is impossible to apply."}},a.RL={name:"Remediation Level",shortName:"RL",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:[o.RL_VALUES.X,o.RL_VALUES.O,o.RL_VALUES.T,o.RL_VALUES.W,o.RL_VALUES.U]},a.RC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:.92,name:"Unknown",description:"Report confidence is unknown."},R:{shortName:"R",value:.96,name:"Reasonable",jsonSchemaName:"REASONABLE",description:"Reasonable confidence exists, or the reported vulnerability is in a component not typically used by a target or not having a large installed base."},C:{shortName:"C",value:1,name:"Confirmed",jsonSchemaName:"CONFIRMED",description:"Confirmed confidence exists, or the exploit is functional in the environment where the vulnerability exists."}},a.RC={name:"Report Confidence",shortName:"RC",description:"This metric describes the level of confidence in the existence of the vulnerability and the credibility of the known technical details.",values:[o.RC_VALUES.X,o.RC_VALUES.U,o.RC_VALUES.R,o.RC_VALUES.C]},a.TEMPORAL_CATEGORY_VALUES=[o.E,o.RL,o.RC],a.ENVIRONMENTAL_CATEGORY={name:"environmental",description:"This metric reflects the characteristics of a vulnerability that are relevant and unique to a particular user's environment. This metric can greatly improve the accuracy of a score."},a.MAV_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"Network",abbreviatedName:"Netw.",jsonSchemaName:"NETWORK",description:"The vulnerable component is bound to the network stack and the set of possible attackers extends beyond the other options listed below, up to and including the entire Internet."},A:{shortName:"A",value:.62,name:"Adjacent Network",abbreviatedName:"Adj. Network",jsonSchemaName:"ADJACENT_NETWORK",description:"The vulnerable component is bound to the network stack, but the attack is limited at the protocol level to a logically adjacent topology."},L:{shortName:"L",value:.55,name:"Local",jsonSchemaName:"LOCAL",description:"The vulnerable component is not bound to the network stack and the attacker's path is via read/write/execute capabilities."},P:{shortName:"P",value:.2,name:"Physical",abbreviatedName:"Phys.",jsonSchemaName:"PHYSICAL",description:"The attack requires the attacker to physically touch or manipulate the vulnerable component."}},a.MAV={name:"Modified Attack Vector",shortName:"MAV",subCategory:"Exploitability Metrics",description:"This metric reflects the context by which vulnerability exploitation is possible. The more remote an attacker can be to attack a host, the greater the vulnerability score.",baseMetricEquivalent:o.AV,values:[o.MAV_VALUES.X,o.MAV_VALUES.N,o.MAV_VALUES.A,o.MAV_VALUES.L,o.MAV_VALUES.P]},a.MAC_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},L:{shortName:"L",value:.77,name:"Low",jsonSchemaName:"LOW",description:"Specialized access conditions or extenuating circumstances do not exist. An attacker can expect repeatable success when attacking the vulnerable component."},H:{shortName:"H",value:.44,name:"High",jsonSchemaName:"HIGH",description:"A successful attack depends on conditions beyond the attacker's control. That is, a successful attack cannot be accomplished at will, but requires the attacker to invest in some measurable amount of effort in preparation or execution against the vulnerable component before a successful attack can be expected."}},a.MAC={name:"Modified Attack Complexity",shortName:"MAC",subCategory:"Exploitability Metrics",description:"This metric describes the conditions beyond the attacker's control that must exist in order to exploit the vulnerability.",baseMetricEquivalent:o.AC,values:[o.MAC_VALUES.X,o.MAC_VALUES.L,o.MAC_VALUES.H]},a.MPR_VALUES={X:{shortName:"X",value:1,changedValue:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,changedValue:.85,name:"None",jsonSchemaName:"NONE",description:"The attacker is unauthorized prior to attack, and therefore does not require any access to settings or files of the vulnerable system to carry out an attack."},L:{shortName:"L",value:.62,changedValue:.68,name:"Low",jsonSchemaName:"LOW",description:"The attacker requires privileges that provide basic user capabilities that could normally affect only settings and files owned by a user. Alternatively, an attacker with Low privileges has the ability to access only non-sensitive resources."},H:{shortName:"H",value:.27,changedValue:.5,name:"High",jsonSchemaName:"HIGH",description:"The attacker requires privileges that provide significant (e.g., administrative) control over the vulnerable component allowing access to component-wide settings and files."}},a.MPR={name:"Modified Privileges Required",shortName:"MPR",subCategory:"Exploitability Metrics",description:"This metric describes the level of privileges an attacker must possess before successfully exploiting the vulnerability.",baseMetricEquivalent:o.PR,values:[o.MPR_VALUES.X,o.MPR_VALUES.N,o.MPR_VALUES.L,o.MPR_VALUES.H]},a.MUI_VALUES={X:{shortName:"X",value:1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},N:{shortName:"N",value:.85,name:"None",jsonSchemaName:"NONE",description:"The vulnerable system can be exploited without interaction from any user."},R:{shortName:"R",value:.62,name:"Required",jsonSchemaName:"REQUIRED",description:"Successful exploitation of this vulnerability requires a user to take some action before the vulnerability can be exploited. For example, a successful exploit may only be possible during the installation of an application by a system administrator."}},a.MUI={name:"Modified User Interaction",shortName:"MUI",subCategory:"Exploitability Metrics",description:"This metric captures the requirement for a user, other than the attacker, to participate in the successful compromise of the vulnerable component.",baseMetricEquivalent:o.UI,values:[o.MUI_VALUES.X,o.MUI_VALUES.N,o.MUI_VALUES.R]},a.MS_VALUES={X:{shortName:"X",value:!1,name:"Not Defined",abbreviatedName:"Not Def.",jsonSchemaName:"NOT_DEFINED",description:"Component is not defined."},U:{shortName:"U",value:!1,name:"Unchanged",abbreviatedName:"Unchang.",jsonSchemaName:"UNCHANGED",description:"An exploited vulnerability can only affect resources managed by the same authority."},C:{shortName:"C",value:!0,name:"Changed",jsonSchemaName:"CHANGED",description:"An exploited vulnerability can affect resources beyond the authorization privileges intended by the vulnerable system's design."}},a.MS={name:"Modified Scope",shortName:"MS",subCategory:"Exploitability Metrics",description:"Can an exploit of the vulnerability be accomplished remotely?",baseMetricEquivalent:o.S,values:[o.MS_VALUES.X,o.MS_VALUES.U,o.MS_VALUES.C]},a.MC={name:"Confidentiality Impact",shortName:"MC",subCategory:"Modified Impact",description:"This metric measures the impact to the confidentiality of the information resources managed by a software component due to a successfully exploited vulnerability.",baseMetricEquivalent:o.C,values:o.CONFIDENTIALITY_IMPACT},a.MI={name:"Integrity Impact",shortName:"MI",subCategory:"Modified Impact",description:"This metric measures the impact to integrity of a successfully exploited vulnerability.",baseMetricEquivalent:o.I,values:o.INTEGRITY_IMPACT},a.MA={name:"Availability Impact",shortName:"MA",subCategory:"Modified Impact",description:"This metric measures the impact to the availability of the impacted component resulting from a successfully exploited vulnerability.",baseMetricEquivalent:o.A,values:o.AVAILABILITY_IMPACT},a.CR={name:"Confidentiality Requirement",shortName:"CR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.CONFIDENTIALITY_REQUIREMENT},a.IR={name:"Integrity Requirement",shortName:"IR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.INTEGRITY_REQUIREMENT},a.AR={name:"Availability Requirement",shortName:"AR",subCategory:"Modified Requirement (Impact Subscore) Modifiers",description:"This metric describes the remediation level for a vulnerability in an affected resource.",values:o.AVAILABILITY_REQUIREMENT},a.ENVIRONMENTAL_CATEGORY_VALUES=[o.CR,o.IR,o.AR,o.MAV,o.MAC,o.MPR,o.MUI,o.MS,o.MC,o.MI,o.MA],a.REGISTERED_COMPONENTS=new Map,o.REGISTERED_COMPONENTS.set(o.BASE_CATEGORY,o.BASE_CATEGORY_VALUES),o.REGISTERED_COMPONENTS.set(o.TEMPORAL_CATEGORY,o.TEMPORAL_CATEGORY_VALUES),o.REGISTERED_COMPONENTS.set(o.ENVIRONMENTAL_CATEGORY,o.ENVIRONMENTAL_CATEGORY_VALUES),a.ATTRIBUTE_SEVERITY_ORDER=[[o.S_VALUES.U,o.MS_VALUES.U],[o.CONFIDENTIALITY_IMPACT_VALUES.N,o.INTEGRITY_IMPACT_VALUES.N,o.AVAILABILITY_IMPACT_VALUES.N],[o.AV_VALUES.P,o.MAV_VALUES.P],[o.CONFIDENTIALITY_IMPACT_VALUES.L,o.INTEGRITY_IMPACT_VALUES.L,o.AVAILABILITY_IMPACT_VALUES.L],[o.PR_VALUES.H,o.MPR_VALUES.H],[o.AC_VALUES.H,o.MAC_VALUES.H],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.L,o.INTEGRITY_REQUIREMENT_VALUES.L,o.AVAILABILITY_REQUIREMENT_VALUES.L],[o.AV_VALUES.L,o.MAV_VALUES.L],[o.CONFIDENTIALITY_IMPACT_VALUES.H,o.INTEGRITY_IMPACT_VALUES.H,o.AVAILABILITY_IMPACT_VALUES.H],[o.AV_VALUES.A,o.MAV_VALUES.A],[o.UI_VALUES.R,o.MUI_VALUES.R],[o.PR_VALUES.L,o.MPR_VALUES.L],[o.AC_VALUES.L,o.MAC_VALUES.L],[o.AV_VALUES.N,o.MAV_VALUES.N],[o.PR_VALUES.N,o.MPR_VALUES.N],[o.UI_VALUES.N,o.MUI_VALUES.N],[o.E_VALUES.U],[o.E_VALUES.P],[o.E_VALUES.F],[o.E_VALUES.H],[o.E_VALUES.X],[o.RC_VALUES.U],[o.RL_VALUES.O],[o.RL_VALUES.T],[o.RC_VALUES.R],[o.RL_VALUES.W],[o.AV_VALUES.X,o.MAV_VALUES.X],[o.AC_VALUES.X,o.MAC_VALUES.X],[o.PR_VALUES.X,o.MPR_VALUES.X],[o.UI_VALUES.X,o.MUI_VALUES.X],[o.S_VALUES.C,o.MS_VALUES.C],[o.S_VALUES.X,o.MS_VALUES.X],[o.CONFIDENTIALITY_IMPACT_VALUES.X],[o.INTEGRITY_IMPACT_VALUES.X],[o.AVAILABILITY_IMPACT_VALUES.X],[o.RL_VALUES.U],[o.RL_VALUES.X],[o.RC_VALUES.C],[o.RC_VALUES.X],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.M,o.INTEGRITY_REQUIREMENT_VALUES.M,o.AVAILABILITY_REQUIREMENT_VALUES.M],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.X,o.INTEGRITY_REQUIREMENT_VALUES.X,o.AVAILABILITY_REQUIREMENT_VALUES.X],[o.CONFIDENTIALITY_REQUIREMENT_VALUES.H,o.INTEGRITY_REQUIREMENT_VALUES.H,o.AVAILABILITY_REQUIREMENT_VALUES.H]]},972:(e,t,o)=>{var a;Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss4P0MacroVector=void 0;const i=o(730),s=o(759);class n{constructor(e,t,o,a,i,s,n){this.eq1=e,this.eq2=t,this.eq3=o,this.eq4=a,this.eq5=i,this.eq6=s,this.jointEq3AndEq6=n}static fromVector(e){const t=a.findMatchingEQ("1",a.EQ1_DEFINITIONS,e),o=a.findMatchingEQ("2",a.EQ2_DEFINITIONS,e),i=a.findMatchingEQ("3",a.EQ3_DEFINITIONS,e),s=a.findMatchingEQ("4",a.EQ4_DEFINITIONS,e),n=a.findMatchingEQ("5",a.EQ5_DEFINITIONS,e),r=a.findMatchingEQ("6",a.EQ6_DEFINITIONS,e),c=a.findMatchingEQ("3,6",a.JOINT_EQ3_EQ6_DEFINITIONS,e);return new a(t,o,i,s,n,r,c)}static findMatchingEQ(e,t,o){for(let e of t)if(e.matchesConstraints(o))return e;throw new Error("No matching EQ found for "+e+" and vector "+o)}getEq1(){return this.eq1}getEq2(){return this.eq2}getEq3(){return this.eq3}getEq4(){return this.eq4}getEq5(){return this.eq5}getEq6(){return this.eq6}getJointEq3AndEq6(){return this.jointEq3AndEq6}getEQ(e){switch(e){case 1:return this.eq1;case 2:return this.eq2;case 3:return this.eq3;case 4:return this.eq4;case 5:return this.eq5;case 6:return this.eq6;case 7:return this.jointEq3AndEq6;default:throw new Error("Invalid EQ index: "+e)}}getLookupTableScore(){return a.getMacroVectorScore(this)}static getMacroVectorScore(e){const t=e.toString(),o=s.Cvss4P0Components.MV_LOOKUP[t];return void 0===o?NaN:o}toString(){return this.eq1.getLevel()+this.eq2.getLevel()+this.eq3.getLevel()+this.eq4.getLevel()+this.eq5.getLevel()+this.eq6.getLevel()}deriveNextLower(e){const t=1!==e?this.eq1:this.getNextLower(a.EQ1_DEFINITIONS,this.eq1),o=2!==e?this.eq2:this.getNextLower(a.EQ2_DEFINITIONS,this.eq2),i=3!==e?this.eq3:this.getNextLower(a.EQ3_DEFINITIONS,this.eq3),s=4!==e?this.eq4:this.getNextLower(a.EQ4_DEFINITIONS,this.eq4),n=5!==e?this.eq5:this.getNextLower(a.EQ5_DEFINITIONS,this.eq5),r=6!==e?this.eq6:this.getNextLower(a.EQ6_DEFINITIONS,this.eq6),c=7!==e?this.jointEq3AndEq6:this.getNextLower(a.JOINT_EQ3_EQ6_DEFINITIONS,this.jointEq3AndEq6);return new a(t,o,i,s,n,r,c)}static getIndexInDefinitions(e,t){for(let o=0;o<e.length;o++)if(e[o]===t)return o;throw new Error("EQ not found in definitions: "+t)}getNextLower(e,t){const o=a.getIndexInDefinitions(e,t);return e.length>o+1?e[o+1]:a.EQ_ERROR_DEFINITION}static is(e,t,o){return o===a.getComparisonMetric(e,t).shortName}static getComparisonMetricComponent(e,t){return a.getComparisonMetric(e,t.shortName)}static getComparisonMetric(e,t){const o=e.getComponentByString(t);if("E"===t&&s.Cvss4P0Components.E_VALUES.X===o)return s.Cvss4P0Components.E_VALUES.A;if("CR"===t&&s.Cvss4P0Components.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.X===o)return s.Cvss4P0Components.REQUIREMENT_CONFIDENTIALITY_MODIFIED_VALUES.H;if("IR"===t&&s.Cvss4P0Components.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.X===o)return s.Cvss4P0Components.REQUIREMENT_INTEGRITY_MODIFIED_VALUES.H;if("AR"===t&&s.Cvss4P0Components.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.X===o)return s.Cvss4P0Components.REQUIREMENT_AVAILABILITY_MODIFIED_VALUES.H;if("MSI"===t&&s.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.X===o&&"S"===e.getComponentByString("SI").shortName)return s.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.H;if("MSA"===t&&s.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.X===o&&"S"===e.getComponentByString("SA").shortName)return s.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.H;try{const o=e.getComponentByString((t.startsWith("M")?"":"M")+t),a=o.shortName;if(null!=a&&"X"!==a)return o}catch(e){}return o}}t.Cvss4P0MacroVector=n,a=n,n.EQ_ERROR_DEFINITION=new i.EQ("9",-1,[],(()=>!0)),n.EQ1_DEFINITIONS=[new i.EQ("0",1,["AV:N/PR:N/UI:N"],(e=>a.is(e,"AV","N")&&a.is(e,"PR","N")&&a.is(e,"UI","N"))),new i.EQ("1",4,["AV:A/PR:N/UI:N","AV:N/PR:L/UI:N","AV:N/PR:N/UI:P"],(e=>(a.is(e,"AV","N")||a.is(e,"PR","N")||a.is(e,"UI","N"))&&!(a.is(e,"AV","N")&&a.is(e,"PR","N")&&a.is(e,"UI","N"))&&!a.is(e,"AV","P"))),new i.EQ("2",5,["AV:P/PR:N/UI:N","AV:A/PR:L/UI:P"],(e=>a.is(e,"AV","P")||!(a.is(e,"AV","N")||a.is(e,"PR","N")||a.is(e,"UI","N"))))],n.EQ2_DEFINITIONS=[new i.EQ("0",1,["AC:L/AT:N"],(e=>a.is(e,"AC","L")&&a.is(e,"AT","N"))),new i.EQ("1",2,["AC:H/AT:N","AC:L/AT:P"],(e=>!(a.is(e,"AC","L")&&a.is(e,"AT","N"))))],n.EQ3_DEFINITIONS=[new i.EQ("0",-1,["VC:H/VI:H/VA:H"],(e=>a.is(e,"VC","H")&&a.is(e,"VI","H"))),new i.EQ("1",-1,["VC:L/VI:H/VA:H","VC:H/VI:L/VA:H"],(e=>!(a.is(e,"VC","H")&&a.is(e,"VI","H"))&&(a.is(e,"VC","H")||a.is(e,"VI","H")||a.is(e,"VA","H")))),new i.EQ("2",-1,["VC:L/VI:L/VA:L"],(e=>!(a.is(e,"VC","H")||a.is(e,"VI","H")||a.is(e,"VA","H"))))],n.EQ4_DEFINITIONS=[new i.EQ("0",6,["SC:H/SI:S/SA:S"],(e=>a.is(e,"MSI","S")||a.is(e,"MSA","S"))),new i.EQ("1",5,["SC:H/SI:H/SA:H"],(e=>!(a.is(e,"MSI","S")&&a.is(e,"MSA","S"))&&(a.is(e,"SC","H")||a.is(e,"SI","H")||a.is(e,"SA","H")))),new i.EQ("2",4,["SC:L/SI:L/SA:L"],(e=>!(a.is(e,"MSI","S")&&a.is(e,"MSA","S")||a.is(e,"SC","H")||a.is(e,"SI","H")||a.is(e,"SA","H"))))],n.EQ5_DEFINITIONS=[new i.EQ("0",1,["E:A"],(e=>a.is(e,"E","A"))),new i.EQ("1",1,["E:P"],(e=>a.is(e,"E","P"))),new i.EQ("2",1,["E:U"],(e=>a.is(e,"E","U")))],n.EQ6_DEFINITIONS=[new i.EQ("0",-1,["AV:N/PR:N/UI:N"],(e=>a.is(e,"CR","H")&&a.is(e,"VC","H")||a.is(e,"IR","H")&&a.is(e,"VI","H")||a.is(e,"AR","H")&&a.is(e,"VA","H"))),new i.EQ("1",-1,["VC:H/VI:H/VA:H/CR:M/IR:M/AR:M","VC:H/VI:H/VA:L/CR:M/IR:M/AR:H","VC:H/VI:L/VA:H/CR:M/IR:H/AR:M","VC:H/VI:L/VA:L/CR:M/IR:H/AR:H","VC:L/VI:H/VA:H/CR:H/IR:M/AR:M","VC:L/VI:H/VA:L/CR:H/IR:M/AR:H","VC:L/VI:L/VA:H/CR:H/IR:H/AR:M","VC:L/VI:L/VA:L/CR:H/IR:H/AR:H"],(e=>!(a.is(e,"CR","H")&&a.is(e,"VC","H")||a.is(e,"IR","H")&&a.is(e,"VI","H")||a.is(e,"AR","H")&&a.is(e,"VA","H"))))],n.JOINT_EQ3_EQ6_DEFINITIONS=[new i.EQ("00",7,["VC:H/VI:H/VA:H/CR:H/IR:H/AR:H"],(e=>a.is(e,"VC","H")&&a.is(e,"VI","H")&&(a.is(e,"CR","H")||a.is(e,"IR","H")||a.is(e,"AR","H")&&a.is(e,"VA","H")))),new i.EQ("01",6,["VC:H/VI:H/VA:L/CR:M/IR:M/AR:H","VC:H/VI:H/VA:H/CR:M/IR:M/AR:M"],(e=>a.is(e,"VC","H")&&a.is(e,"VI","H")&&!(a.is(e,"CR","H")||a.is(e,"IR","H"))&&!(a.is(e,"AR","H")&&a.is(e,"VA","H")))),new i.EQ("10",8,["VC:L/VI:H/VA:H/CR:H/IR:H/AR:H","VC:H/VI:L/VA:H/CR:H/IR:H/AR:H"],(e=>!(a.is(e,"VC","H")&&a.is(e,"VI","H"))&&(a.is(e,"VC","H")||a.is(e,"VI","H")||a.is(e,"VA","H"))&&(a.is(e,"CR","H")&&a.is(e,"VC","H")||a.is(e,"IR","H")&&a.is(e,"VI","H")||a.is(e,"AR","H")&&a.is(e,"VA","H")))),new i.EQ("11",8,["VC:L/VI:H/VA:L/CR:H/IR:M/AR:H","VC:L/VI:H/VA:H/CR:H/IR:M/AR:M","VC:H/VI:L/VA:H/CR:M/IR:H/AR:M","VC:H/VI:L/VA:L/CR:M/IR:H/AR:H","VC:L/VI:L/VA:H/CR:H/IR:H/AR:M"],(e=>!(a.is(e,"VC","H")&&a.is(e,"VI","H"))&&(a.is(e,"VC","H")||a.is(e,"VI","H")||a.is(e,"VA","H"))&&!(a.is(e,"CR","H")&&a.is(e,"VC","H"))&&!(a.is(e,"IR","H")&&a.is(e,"VI","H"))&&!(a.is(e,"AR","H")&&a.is(e,"VA","H")))),new i.EQ("20",0,[],(e=>!1)),new i.EQ("21",10,["VC:L/VI:L/VA:L/CR:H/IR:H/AR:H"],(e=>!(a.is(e,"VC","H")||a.is(e,"VI","H")||a.is(e,"VA","H")||a.is(e,"CR","H")&&a.is(e,"VC","H")||a.is(e,"IR","H")&&a.is(e,"VI","H")||a.is(e,"AR","H")&&a.is(e,"VA","H"))))]},987:(e,t,o)=>{Object.defineProperty(t,"__esModule",{value:!0}),t.Cvss4P0=void 0;const a=o(154),i=o(972),s=o(904),n=o(759),r=o(730),c=o(951);class l extends a.CvssVector{constructor(e){super(e),this.ROUNDING_EPSILON=Math.pow(10,-6)}getRegisteredComponents(){return n.Cvss4P0Components.REGISTERED_COMPONENTS_EDITOR_ORDER}getVectorStringOrderProperties(){return n.Cvss4P0Components.REGISTERED_COMPONENTS_VECTOR_STRING_ORDER}getVectorPrefix(){return"CVSS:4.0/"}getVectorName(){return"CVSS:4.0"}fillAverageVector(){this.applyVector("AV:A/AC:L/AT:N/PR:N/UI:N/VC:L/VI:L/VA:L/SC:L/SI:L/SA:L")}fillRandomBaseVector(){const e=n.Cvss4P0Components.BASE_CATEGORY_VALUES;for(let t=0;t<e.length;t++){const o=e[t],a=super.pickRandomDefinedComponentValue(o);if(!a)return console.warn("Failed to pick random vector component for",o,", filling average vector instead"),void this.fillAverageVector();this.applyComponent(o,a)}}calculateScoresInternal(e=!1){const t=this.isAnyEnvironmentalDefined(),o=this.isAnyThreatDefined(),a=this.calculateOverallScore();let i,s,r;if(t||o){const e=this.clone();e.clearSpecifiedComponents(n.Cvss4P0Components.THREAT_CATEGORY_VALUES),e.clearSpecifiedComponents(n.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES),e.clearSpecifiedComponents(n.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES),i=e.calculateOverallScore()}else i=a;if(t)if(o){const e=this.clone();e.clearSpecifiedComponents(n.Cvss4P0Components.THREAT_CATEGORY_VALUES),s=e.calculateOverallScore()}else s=a;if(o)if(t){const e=this.clone();e.clearSpecifiedComponents(n.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY_VALUES),e.clearSpecifiedComponents(n.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY_VALUES),r=e.calculateOverallScore()}else r=a;return{normalized:e,overall:a,base:a,baseMetricsOnly:i,environmental:s,threat:r,vector:this.toString()}}toString(e=!1,t=this.getVectorStringOrderProperties(),o=!1){return super.toString(e,t,o)}calculateOverallScore(){if(!this.isBaseFullyDefined())return 0;if(["VC","VI","VA","SC","SI","SA"].map((e=>i.Cvss4P0MacroVector.getComparisonMetric(this,e))).every((e=>"N"===e.shortName)))return 0;const e=this.getMacroVector(),t=e.getLookupTableScore(),o=(0,s.getEqImplementations)();(e.getEq3().getLevel()+e.getEq6().getLevel()).toLowerCase()!==e.getJointEq3AndEq6().getLevel().toLowerCase()&&console.warn(`CVSS 4.0: Joint Eq3 and Eq6 level [${e.getJointEq3AndEq6().getLevel()}] does not match Eq3 [${e.getEq3().getLevel()}] and Eq6 [${e.getEq6().getLevel()}]`);const a=o.map((t=>t.getHighestSeverityVectors(e))),n=this.generateCvssPermutations(a[0],a[1],a[2],a[3],a[4]);if(0===n.length)return console.warn(`No max vectors found for ${e}`),0;const r=this.calculateSeverityDistancesByComparingToHighestSeverityVectors(n),c=new m;for(const a of o){const o=a.deriveNextLowerMacro(e),i=t-a.lookupScoresForNextLowerMacro(o),s=a.lookupMacroVectorDepth(e),n=a.getRelevantAttributes().map((e=>r.get(e)||0)).reduce(((e,t)=>e+t),0);if(!isNaN(i)&&0!==s){const e=n/s*i;c.add(e)}}const l=t-c.get(0);return l<0?0:l>10?10:this.roundToDecimalPlaces(l)}roundToDecimalPlaces(e){return Math.round(10*(e+this.ROUNDING_EPSILON))/10}generateCvssPermutations(e,t,o,a,i){const s=[];return e.forEach((e=>{t.forEach((t=>{o.forEach((o=>{a.forEach((a=>{i.forEach((i=>{const n=`${e}/${t}/${o}/${a}/${i}`;s.push(new l(n))}))}))}))}))})),s}severityDistance(e,t,o,a){const i="X"===t.shortName?void 0===e.worseCaseValue?t:e.worseCaseValue:t,s="X"===a.shortName?void 0===o.worseCaseValue?a:o.worseCaseValue:a;let n,r,c,l;if(e!==o){const t=e.name.startsWith("Modified"),a=o.name.startsWith("Modified");if(t&&!a){const t=e.values.find((e=>e.shortName===s.shortName));if(!t)throw new Error("Cannot find modified value for "+s);r=i,l=t,n=e,c=e}else{if(t||!a)return console.warn(`Cannot compute severity distance for [${i}] and [${s}], assuming distance is 0`),0;{const e=o.values.find((e=>e.shortName===i.shortName));if(!e)throw new Error("Cannot find modified value for "+i);r=e,l=s,n=o,c=o}}}else r=i,l=s,n=e,c=o;return n.values.indexOf(r)-c.values.indexOf(l)}severityDistanceBetweenComponents(e,t,o,a){const i=e.values.find((e=>e.shortName===t.shortName)),s=o.values.find((e=>e.shortName===a.shortName));if(!i)throw new Error(`Cannot find component values for ${e.name} with short name ${t.shortName} in ${e.values.map((e=>e.shortName)).join(", ")}`);if(!s)throw new Error(`Cannot find component values for ${o.name} with short name ${a.shortName} in ${o.values.map((e=>e.shortName)).join(", ")}`);return e.values.indexOf(i)-o.values.indexOf(s)}severityDistanceToVector(e){let t=0;return n.Cvss4P0Components.REGISTERED_COMPONENTS_EDITOR_ORDER.forEach((o=>{o.forEach((o=>{const a=this.getComponent(o),i=e.getComponent(o);t+=this.severityDistanceBetweenComponents(o,a,o,i)}))})),t}calculateSeverityDistancesByComparingToHighestSeverityVectors(e){const t=new Map;for(const o of e){t.set("AV",this.severityDistanceBetweenComponents(n.Cvss4P0Components.AV,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.AV),n.Cvss4P0Components.AV,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.AV))),t.set("PR",this.severityDistanceBetweenComponents(n.Cvss4P0Components.PR,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.PR),n.Cvss4P0Components.PR,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.PR))),t.set("UI",this.severityDistanceBetweenComponents(n.Cvss4P0Components.UI,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.UI),n.Cvss4P0Components.UI,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.UI))),t.set("AC",this.severityDistanceBetweenComponents(n.Cvss4P0Components.AC,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.AC),n.Cvss4P0Components.AC,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.AC))),t.set("AT",this.severityDistanceBetweenComponents(n.Cvss4P0Components.AT,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.AT),n.Cvss4P0Components.AT,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.AT))),t.set("VC",this.severityDistanceBetweenComponents(n.Cvss4P0Components.VC,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.VC),n.Cvss4P0Components.VC,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.VC))),t.set("VI",this.severityDistanceBetweenComponents(n.Cvss4P0Components.VI,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.VI),n.Cvss4P0Components.VI,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.VI))),t.set("VA",this.severityDistanceBetweenComponents(n.Cvss4P0Components.VA,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.VA),n.Cvss4P0Components.VA,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.VA))),t.set("SC",this.severityDistanceBetweenComponents(n.Cvss4P0Components.SC,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.SC),n.Cvss4P0Components.SC,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.SC))),t.set("CR",this.severityDistanceBetweenComponents(n.Cvss4P0Components.CR,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.CR),n.Cvss4P0Components.CR,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.CR))),t.set("IR",this.severityDistanceBetweenComponents(n.Cvss4P0Components.IR,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.IR),n.Cvss4P0Components.IR,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.IR))),t.set("AR",this.severityDistanceBetweenComponents(n.Cvss4P0Components.AR,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.AR),n.Cvss4P0Components.AR,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.AR)));const e=this.getComponent(n.Cvss4P0Components.SI)===n.Cvss4P0Components.SUBSEQUENT_SYSTEM_INTEGRITY_MODIFIED_VALUES.S?"MSI":"SI",a=this.getComponent(n.Cvss4P0Components.SA)===n.Cvss4P0Components.SUBSEQUENT_SYSTEM_AVAILABILITY_MODIFIED_VALUES.S?"MSA":"SA";if(t.set(e,this.severityDistanceBetweenComponents(n.Cvss4P0Components.SI,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.SI),n.Cvss4P0Components.SI,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.SI))),t.set(a,this.severityDistanceBetweenComponents(n.Cvss4P0Components.SA,i.Cvss4P0MacroVector.getComparisonMetricComponent(this,n.Cvss4P0Components.SA),n.Cvss4P0Components.SA,i.Cvss4P0MacroVector.getComparisonMetricComponent(o,n.Cvss4P0Components.SA))),!Array.from(t.values()).some((e=>e<0)))break;t.clear()}return 0===t.size&&console.warn(`No severity distances found for [${this.toString()}]`),t}getNomenclature(){let e="CVSS-B";return this.isCategoryPartiallyDefined(n.Cvss4P0Components.THREAT_CATEGORY)&&(e+="T"),(this.isCategoryPartiallyDefined(n.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY)||this.isCategoryPartiallyDefined(n.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY))&&(e+="E"),e}getMacroVector(){return i.Cvss4P0MacroVector.fromVector(this)}isBaseFullyDefined(){return super.isCategoryFullyDefined(n.Cvss4P0Components.BASE_CATEGORY)}isAnyBaseDefined(){return super.isCategoryPartiallyDefined(c.Cvss3P1Components.BASE_CATEGORY)}isThreatFullyDefined(){return super.isCategoryFullyDefined(n.Cvss4P0Components.THREAT_CATEGORY)}isAnyThreatDefined(){return super.isCategoryPartiallyDefined(n.Cvss4P0Components.THREAT_CATEGORY)}isAnyEnvironmentalDefined(){return super.isCategoryPartiallyDefined(n.Cvss4P0Components.ENVIRONMENTAL_MODIFIED_BASE_CATEGORY)||super.isCategoryPartiallyDefined(n.Cvss4P0Components.ENVIRONMENTAL_SECURITY_REQUIREMENT_CATEGORY)}getJsonSchemaSeverity(e){return 0===e||isNaN(e)?"NONE":e<=3.9?"LOW":e<=6.9?"MEDIUM":e<=8.9?"HIGH":"CRITICAL"}createJsonSchema(){const e=this.calculateScores();return{version:"4.0",vectorString:this.toString(),baseScore:e.overall,baseSeverity:this.getJsonSchemaSeverity(e.overall),attackVector:this.getComponent(n.Cvss4P0Components.AV).jsonSchemaName,attackComplexity:this.getComponent(n.Cvss4P0Components.AC).jsonSchemaName,attackRequirements:this.getComponent(n.Cvss4P0Components.AT).jsonSchemaName,privilegesRequired:this.getComponent(n.Cvss4P0Components.PR).jsonSchemaName,userInteraction:this.getComponent(n.Cvss4P0Components.UI).jsonSchemaName,vulnConfidentialityImpact:this.getComponent(n.Cvss4P0Components.VC).jsonSchemaName,vulnIntegrityImpact:this.getComponent(n.Cvss4P0Components.VI).jsonSchemaName,vulnAvailabilityImpact:this.getComponent(n.Cvss4P0Components.VA).jsonSchemaName,subConfidentialityImpact:this.getComponent(n.Cvss4P0Components.SC).jsonSchemaName,subIntegrityImpact:this.getComponent(n.Cvss4P0Components.SI).jsonSchemaName,subAvailabilityImpact:this.getComponent(n.Cvss4P0Components.SA).jsonSchemaName,exploitMaturity:this.getComponent(n.Cvss4P0Components.E).jsonSchemaName,confidentialityRequirement:this.getComponent(n.Cvss4P0Components.CR).jsonSchemaName,integrityRequirement:this.getComponent(n.Cvss4P0Components.IR).jsonSchemaName,availabilityRequirement:this.getComponent(n.Cvss4P0Components.AR).jsonSchemaName,modifiedAttackVector:this.getComponent(n.Cvss4P0Components.MAV).jsonSchemaName,modifiedAttackComplexity:this.getComponent(n.Cvss4P0Components.MAC).jsonSchemaName,modifiedAttackRequirements:this.getComponent(n.Cvss4P0Components.MAT).jsonSchemaName,modifiedPrivilegesRequired:this.getComponent(n.Cvss4P0Components.MPR).jsonSchemaName,modifiedUserInteraction:this.getComponent(n.Cvss4P0Components.MUI).jsonSchemaName,modifiedVulnConfidentialityImpact:this.getComponent(n.Cvss4P0Components.MVC).jsonSchemaName,modifiedVulnIntegrityImpact:this.getComponent(n.Cvss4P0Components.MVI).jsonSchemaName,modifiedVulnAvailabilityImpact:this.getComponent(n.Cvss4P0Components.MVA).jsonSchemaName,modifiedSubConfidentialityImpact:this.getComponent(n.Cvss4P0Components.MSC).jsonSchemaName,modifiedSubIntegrityImpact:this.getComponent(n.Cvss4P0Components.MSI).jsonSchemaName,modifiedSubAvailabilityImpact:this.getComponent(n.Cvss4P0Components.MSA).jsonSchemaName,Safety:this.getComponent(n.Cvss4P0Components.S).jsonSchemaName,Automatable:this.getComponent(n.Cvss4P0Components.AU).jsonSchemaName,Recovery:this.getComponent(n.Cvss4P0Components.R).jsonSchemaName,valueDensity:this.getComponent(n.Cvss4P0Components.V).jsonSchemaName,vulnerabilityResponseEffort:this.getComponent(n.Cvss4P0Components.RE).jsonSchemaName,providerUrgency:this.getComponent(n.Cvss4P0Components.U).jsonSchemaName}}}t.Cvss4P0=l,r.EQ.createCvssInstance=e=>new l(e);class m{constructor(){this.sum=0,this.count=0}add(e){this.sum+=e,this.count++}get(e){return 0==this.count?e:this.sum/this.count}}}},t={};return function o(a){var i=t[a];if(void 0!==i)return i.exports;var s=t[a]={exports:{}};return e[a].call(s.exports,s,s.exports,o),s.exports}(156)})()));

/***/ }),

/***/ 9005:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/* module decorator */ module = __webpack_require__.nmd(module);
/*
 * Copyright 2019 Montoux
 *
 * Licensed under the Apache License, Version 2.0 (the "License");
 * you may not use this file except in compliance with the License.
 * You may obtain a copy of the License at :
 *
 *  http://www.apache.org/licenses/LICENSE-2.0
 *
 * Unless required by applicable law or agreed to in writing,
 * software distributed under the License is distributed on an
 * "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY
 * KIND, either express or implied.  See the License for the
 * specific language governing permissions and limitations
 * under the License.
 */



(function (module) {

    /// ================================================================================================================
    /// Helper Functions
    /// ================================================================================================================


    /// Check if the character is a digit.
    function isDigit(ch) {
        return /^[0-9]$/.test(ch);
    }


    /// These special qualifiers are recognised either as pre-releases, releases, or post-releases.
    const QUALIFIERS = ["alpha", "beta", "milestone", "rc", "snapshot", "", "sp"];
    const RELEASE_VERSION_INDEX = QUALIFIERS.indexOf("").toString();


    /// The above qualifiers are recognised as pre-releases and are ordered before the major release.
    /// Any qualifier not recognised above is considered a post-release.
    /// This function turns a qualifier string into a string will be ordered appropriately under comparison.
    function comparableQualifier(qualifier) {
        let i = QUALIFIERS.indexOf(qualifier);
        if (i === -1) {
            return QUALIFIERS.length + "-" + qualifier;
        } else {
            return i.toString();
        }
    }


    /// ================================================================================================================
    /// Tokens
    /// ================================================================================================================


    /// A version string is parsed into a ListItem, which may be composed of IntItems, StringItems, and other ListItems.
    /// This object serves as an enum for identifying the type of items.
    function IntItem(str) {
        this.value = parseInt(str, 10);
    }


    IntItem.prototype.isNull = function () {
        return this.value === 0;
    };


    IntItem.prototype.compareTo = function (other) {
        if (!other) {
            return this.value === 0 ? 0 : 1; // 1.0 == 1, 1.1 > 1
        } else if (other instanceof IntItem) {
            return (this.value < other.value) ? -1 : (this.value === other.value) ? 0 : 1;
        } else if (other instanceof StringItem) {
            return 1; // 1.1 > 1-sp
        } else if (other instanceof ListItem) {
            return 1; // 1.1 > 1-1
        } else {
            throw new Error("Bad comparison between IntItem and " + other);
        }
    };


    const ZERO = new IntItem("0");


    function StringItem(str, isFollowedByDigit) {
        if (isFollowedByDigit && str.length === 1) {
            str = StringItem.SHORTHANDS[str[0]] || str;
        }
        this.value = StringItem.ALIASES[str] === undefined ? str : StringItem.ALIASES[str];
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


    StringItem.prototype.isNull = function () {
        return comparableQualifier(this.value).localeCompare(RELEASE_VERSION_INDEX) === 0;
    };


    StringItem.prototype.compareTo = function (other) {
        if (!other) {
            // depends on if this string is a recognised pre-release: 1-rc < 1 < 1-ga
            return comparableQualifier(this.value).localeCompare(RELEASE_VERSION_INDEX);
        } else if (other instanceof IntItem) {
            return -1; // 1.x < 1.1
        } else if (other instanceof StringItem) {
            return comparableQualifier(this.value).localeCompare(comparableQualifier(other.value));
        } else if (other instanceof ListItem) {
            return -1; // dot take precedence: 1.x < 1-1
        } else {
            throw new Error("Bad comparison between StringItem and " + other);
        }
    };


    function ListItem() {
        this.data = [];
    }


    ListItem.prototype.isNull = function () {
        return this.data.length === 0;
    };


    /// Removes any trailing "null" elements.
    ListItem.prototype.normalise = function () {
        for (let i = this.data.length - 1; i >= 0; i--) {
            if (this.data[i].isNull()) {
                this.data.splice(i, 1);
            } else if (!(this.data[i] instanceof ListItem)) {
                break;
            }
        }
    };


    /// Append a token/item onto this ListItem.
    ListItem.prototype.push = function (item) {
        this.data.push(item);
    };


    ListItem.prototype.compareTo = function (other) {
        if (!other) {
            if (this.data.length === 0) {
                return 0; // 1-0 = 1-[normalises to empty] = 1
            } else {
                return this.data[0].compareTo(null);
            }
        } else if (other instanceof IntItem) {
            return -1; // 1-1 < 1.0.x
        } else if (other instanceof StringItem) {
            return -1; // 1-1 > 1-sp
        } else if (other instanceof ListItem) {
            let left = this.data;
            let right = other.data;
            for (let i = 0; ; i++) {
                let l = (i < left.length) ? left[i] : null;
                let r = (i < right.length) ? right[i] : null;

                // Finished comparing elements of both lists; they must be the same.
                if (l === null && r === null) {
                    return 0;
                }

                // Be careful not to call `compareTo` on `null`.
                let comparison;
                if (l === null && r === null) {
                    comparison = 0;
                } else if (l === null && r !== null) {
                    comparison = -1 * r.compareTo(l); // flipped order of comparison, so multiply by -1
                } else {
                    comparison = l.compareTo(r); // either both non-nil, or right is non-nil
                }

                // If two items not equivalent, return comparison. Otherwise loop again to check next pair of items.
                if (comparison !== 0) {
                    return comparison;
                }
            }
        } else {
            throw new Error("Bad comparison between ListItem and " + other);
        }
    };


    /// ================================================================================================================
    /// Parsing Functions
    /// ================================================================================================================


    /// Strips the leading zeroes from a string. If the string is all zeroes or null, then "0" is returned.
    function stripLeadingZeroes(s) {
        if (s === null || s.length === 0) {
            return "0";
        } else {
            for (let i = 0; i < s.length; i++) {
                if (s[i] !== "0") {
                    return s.substring(i);
                }
            }
            return s; // nothing to strip
        }
    }


    function parseItem(isDigit, s) {
        if (isDigit) {
            return new IntItem(stripLeadingZeroes(s));
        } else {
            return new StringItem(s, false);
        }
    }


    function ComparableVersion(version) {

        this.value = version;
        this.items = new ListItem();

        version = version.toLowerCase();
        let list = this.items;
        let stack = []; // keep references to all the lists we make, so we can normalise them at the end
        stack.push(list);
        let isInsideDigit = false;
        let startIndex = 0;

        for (let i = 0; i < version.length; i++) {

            if (version[i] === ".") {
                if (i === startIndex) {
                    list.push(ZERO);
                } else {
                    list.push(parseItem(isInsideDigit, version.substring(startIndex, i)));
                }
                startIndex = i + 1;
            }

            else if (version[i] === "-") {

                if (i === startIndex) {
                    list.push(ZERO);
                } else {
                    list.push(parseItem(isInsideDigit, version.substring(startIndex, i)));
                }
                startIndex = i + 1;
                list.push(list = new ListItem());
                stack.push(list);
            }

            else if (isDigit(version[i])) {
                if (!isInsideDigit && i > startIndex) {
                    list.push(new StringItem(version.substring(startIndex, i), true));
                    startIndex = i;
                    list.push(list = new ListItem());
                    stack.push(list);
                }
                isInsideDigit = true;
            }

            else {
                if (isInsideDigit && i > startIndex) {
                    list.push(parseItem(true, version.substring(startIndex, i)));
                    startIndex = i;
                    list.push(list = new ListItem());
                    stack.push(list);
                }
                isInsideDigit = false;
            }

        }

        // Parse the last item
        if (version.length > startIndex) {
            list.push(parseItem(isInsideDigit, version.substring(startIndex)));
        }

        while (stack.length !== 0) {
            list = stack.pop();
            list.normalise();
        }

    }


    ComparableVersion.prototype.compareTo = function (other) {
        return this.items.compareTo(other.items);
    };


    /// ================================================================================================================
    /// Public Functions
    /// ================================================================================================================

    /// Compare two version strings.
    ///   * If version1 < version2, returns <0
    ///   * If version1 = version2, returns =0
    ///   * If version1 > version2, returns >0
    function compare(v1, v2) {
        return new ComparableVersion(v1).compareTo(new ComparableVersion(v2));
    }

    module.exports = {compare: compare};

}(module));


/***/ }),

/***/ 87091:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/*!
Copyright (c) the purl authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/


const {
  PackageURL,
  PurlComponent,
  PurlQualifierNames,
  PurlType
} = __webpack_require__(36686)

module.exports = {
  PackageURL,
  PurlComponent,
  PurlQualifierNames,
  PurlType
}


/***/ }),

/***/ 93779:
/***/ ((module) => {



const LOOP_SENTINEL = 1_000_000

const REUSED_SEARCH_PARAMS = new URLSearchParams()

const REUSED_SEARCH_PARAMS_KEY = '_'

const REUSED_SEARCH_PARAMS_OFFSET = 2 // '_='.length

module.exports = {
    LOOP_SENTINEL,
    REUSED_SEARCH_PARAMS,
    REUSED_SEARCH_PARAMS_KEY,
    REUSED_SEARCH_PARAMS_OFFSET
}


/***/ }),

/***/ 50782:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { PurlError } = __webpack_require__(616)

const { decodeURIComponent } = globalThis

function decodePurlComponent(comp, encodedURIComponent) {
    try {
        return decodeURIComponent(encodedURIComponent)
    } catch {}
    throw new PurlError(`unable to decode "${comp}" component`)
}

module.exports = {
    decodePurlComponent
}


/***/ }),

/***/ 75954:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const {
    REUSED_SEARCH_PARAMS,
    REUSED_SEARCH_PARAMS_KEY,
    REUSED_SEARCH_PARAMS_OFFSET
} = __webpack_require__(93779)
const { isObject } = __webpack_require__(57018)
const { isNonEmptyString } = __webpack_require__(22764)

const { encodeURIComponent } = globalThis

function encodeNamespace(namespace) {
    return isNonEmptyString(namespace)
        ? encodeURIComponent(namespace)
              .replace(/%3A/g, ':')
              .replace(/%2F/g, '/')
        : ''
}

function encodeQualifierParam(param) {
    if (isNonEmptyString(param)) {
        // Param key and value are encoded with `percentEncodeSet` of
        // 'application/x-www-form-urlencoded' and `spaceAsPlus` of `true`.
        // https://url.spec.whatwg.org/#urlencoded-serializing
        REUSED_SEARCH_PARAMS.set(REUSED_SEARCH_PARAMS_KEY, param)
        return replacePlusSignWithPercentEncodedSpace(
            REUSED_SEARCH_PARAMS.toString().slice(REUSED_SEARCH_PARAMS_OFFSET)
        )
    }
    return ''
}

function encodeQualifiers(qualifiers) {
    if (isObject(qualifiers)) {
        // Sort this list of qualifier strings lexicographically.
        const qualifiersKeys = Object.keys(qualifiers).sort()
        const searchParams = new URLSearchParams()
        for (let i = 0, { length } = qualifiersKeys; i < length; i += 1) {
            const key = qualifiersKeys[i]
            searchParams.set(key, qualifiers[key])
        }
        return replacePlusSignWithPercentEncodedSpace(searchParams.toString())
    }
    return ''
}

function encodeSubpath(subpath) {
    return isNonEmptyString(subpath)
        ? encodeURIComponent(subpath).replace(/%2F/g, '/')
        : ''
}

function encodeVersion(version) {
    return isNonEmptyString(version)
        ? encodeURIComponent(version).replace(/%3A/g, ':').replace(/%2B/g, '+')
        : ''
}

function replacePlusSignWithPercentEncodedSpace(str) {
    // Convert plus signs to %20 for better portability.
    return str.replace(/\+/g, '%20')
}

module.exports = {
    encodeNamespace,
    encodeVersion,
    encodeQualifiers,
    encodeQualifierParam,
    encodeSubpath,
    encodeURIComponent
}


/***/ }),

/***/ 616:
/***/ ((module) => {



function formatPurlErrorMessage(message = '') {
    const { length } = message
    let formatted = ''
    if (length) {
        // Lower case start of message.
        const code0 = message.charCodeAt(0)
        formatted =
            code0 >= 65 /*'A'*/ || code0 <= 90 /*'Z'*/
                ? `${message[0].toLowerCase()}${message.slice(1)}`
                : message
        // Remove period from end of message.
        if (
            length > 1 &&
            message.charCodeAt(length - 1) === 46 /*'.'*/ &&
            message.charCodeAt(length - 2) !== 46
        ) {
            formatted = formatted.slice(0, -1)
        }
    }
    return `Invalid purl: ${formatted}`
}

class PurlError extends Error {
    constructor(message) {
        super(formatPurlErrorMessage(message))
    }
}

module.exports = {
    formatPurlErrorMessage,
    PurlError
}


/***/ }),

/***/ 54947:
/***/ ((module) => {



function createHelpersNamespaceObject(helpers, options_ = {}) {
    const { comparator, ...defaults } = { __proto__: null, ...options_ }
    const helperNames = Object.keys(helpers).sort()
    const propNames = [
        ...new Set([...Object.values(helpers)].map(Object.keys).flat())
    ].sort(comparator)
    const nsObject = Object.create(null)
    for (let i = 0, { length } = propNames; i < length; i += 1) {
        const propName = propNames[i]
        const helpersForProp = Object.create(null)
        for (
            let j = 0, { length: length_j } = helperNames;
            j < length_j;
            j += 1
        ) {
            const helperName = helperNames[j]
            const helperValue =
                helpers[helperName][propName] ?? defaults[helperName]
            if (helperValue !== undefined) {
                helpersForProp[helperName] = helperValue
            }
        }
        nsObject[propName] = helpersForProp
    }
    return nsObject
}

module.exports = {
    createHelpersNamespaceObject
}


/***/ }),

/***/ 86808:
/***/ ((module) => {



function isNullishOrEmptyString(value) {
    return (
        value === null ||
        value === undefined ||
        (typeof value === 'string' && value.length === 0)
    )
}

module.exports = {
    isNullishOrEmptyString
}


/***/ }),

/***/ 44265:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { isObject } = __webpack_require__(57018)
const { isBlank } = __webpack_require__(22764)

function normalizeName(rawName) {
    return typeof rawName === 'string' ? rawName.trim() : undefined
}

function normalizeNamespace(rawNamespace) {
    return typeof rawNamespace === 'string'
        ? normalizePath(rawNamespace)
        : undefined
}

function normalizePath(pathname, callback) {
    let collapsed = ''
    let start = 0
    // Leading and trailing slashes, i.e. '/', are not significant and should be
    // stripped in the canonical form.
    while (pathname.charCodeAt(start) === 47 /*'/'*/) {
        start += 1
    }
    let nextIndex = pathname.indexOf('/', start)
    if (nextIndex === -1) {
        return pathname.slice(start)
    }
    // Discard any empty string segments by collapsing repeated segment
    // separator slashes, i.e. '/'.
    while (nextIndex !== -1) {
        const segment = pathname.slice(start, nextIndex)
        if (callback === undefined || callback(segment)) {
            collapsed =
                collapsed + (collapsed.length === 0 ? '' : '/') + segment
        }
        start = nextIndex + 1
        while (pathname.charCodeAt(start) === 47) {
            start += 1
        }
        nextIndex = pathname.indexOf('/', start)
    }
    const lastSegment = pathname.slice(start)
    if (
        lastSegment.length !== 0 &&
        (callback === undefined || callback(lastSegment))
    ) {
        collapsed = collapsed + '/' + lastSegment
    }
    return collapsed
}

function normalizeQualifiers(rawQualifiers) {
    let qualifiers
    for (const { 0: key, 1: value } of qualifiersToEntries(rawQualifiers)) {
        const strValue = typeof value === 'string' ? value : String(value)
        const trimmed = strValue.trim()
        // A key=value pair with an empty value is the same as no key/value
        // at all for this key.
        if (trimmed.length === 0) {
            continue
        }
        if (qualifiers === undefined) {
            qualifiers = { __proto__: null }
        }
        // A key is case insensitive. The canonical form is lowercase.
        qualifiers[key.toLowerCase()] = trimmed
    }
    return qualifiers
}

function normalizeSubpath(rawSubpath) {
    return typeof rawSubpath === 'string'
        ? normalizePath(rawSubpath, subpathFilter)
        : undefined
}

function normalizeType(rawType) {
    // The type must NOT be percent-encoded.
    // The type is case insensitive. The canonical form is lowercase.
    return typeof rawType === 'string'
        ? rawType.trim().toLowerCase()
        : undefined
}

function normalizeVersion(rawVersion) {
    return typeof rawVersion === 'string' ? rawVersion.trim() : undefined
}

function qualifiersToEntries(rawQualifiers) {
    if (isObject(rawQualifiers)) {
        return rawQualifiers instanceof URLSearchParams
            ? rawQualifiers.entries()
            : Object.entries(rawQualifiers)
    }
    return typeof rawQualifiers === 'string'
        ? new URLSearchParams(rawQualifiers).entries()
        : Object.entries({})
}

function subpathFilter(segment) {
    // When percent-decoded, a segment
    //   - must not be any of '.' or '..'
    //   - must not be empty
    const { length } = segment
    if (length === 1 && segment.charCodeAt(0) === 46 /*'.'*/) return false
    if (
        length === 2 &&
        segment.charCodeAt(0) === 46 &&
        segment.charCodeAt(1) === 46
    ) {
        return false
    }
    return !isBlank(segment)
}

module.exports = {
    normalizeName,
    normalizeNamespace,
    normalizePath,
    normalizeQualifiers,
    normalizeSubpath,
    normalizeType,
    normalizeVersion
}


/***/ }),

/***/ 57018:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { LOOP_SENTINEL } = __webpack_require__(93779)

function isObject(value) {
    return value !== null && typeof value === 'object'
}

function recursiveFreeze(value_) {
    if (
        value_ === null ||
        !(typeof value_ === 'object' || typeof value_ === 'function') ||
        Object.isFrozen(value_)
    ) {
        return value_
    }
    const queue = [value_]
    let { length: queueLength } = queue
    let pos = 0
    while (pos < queueLength) {
        if (pos === LOOP_SENTINEL) {
            throw new Error(
                'Detected infinite loop in object crawl of recursiveFreeze'
            )
        }
        const obj = queue[pos++]
        Object.freeze(obj)
        if (Array.isArray(obj)) {
            for (let i = 0, { length } = obj; i < length; i += 1) {
                const item = obj[i]
                if (
                    item !== null &&
                    (typeof item === 'object' || typeof item === 'function') &&
                    !Object.isFrozen(item)
                ) {
                    queue[queueLength++] = item
                }
            }
        } else {
            const keys = Reflect.ownKeys(obj)
            for (let i = 0, { length } = keys; i < length; i += 1) {
                const propValue = obj[keys[i]]
                if (
                    propValue !== null &&
                    (typeof propValue === 'object' ||
                        typeof propValue === 'function') &&
                    !Object.isFrozen(propValue)
                ) {
                    queue[queueLength++] = propValue
                }
            }
        }
    }
    return value_
}

module.exports = {
    isObject,
    recursiveFreeze
}


/***/ }),

/***/ 36686:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/*!
Copyright (c) the purl authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/


const { decodePurlComponent } = __webpack_require__(50782)
const { isObject, recursiveFreeze } = __webpack_require__(57018)
const { isBlank, isNonEmptyString, trimLeadingSlashes } = __webpack_require__(22764)

const { PurlComponent } = __webpack_require__(71487)
const { PurlQualifierNames } = __webpack_require__(37197)
const { PurlType } = __webpack_require__(48958)
const { PurlError } = __webpack_require__(616)

class PackageURL {
    static Component = recursiveFreeze(PurlComponent)
    static KnownQualifierNames = recursiveFreeze(PurlQualifierNames)
    static Type = recursiveFreeze(PurlType)

    constructor(
        rawType,
        rawNamespace,
        rawName,
        rawVersion,
        rawQualifiers,
        rawSubpath
    ) {
        const type = isNonEmptyString(rawType)
            ? PurlComponent.type.normalize(rawType)
            : rawType
        PurlComponent.type.validate(type, true)

        const namespace = isNonEmptyString(rawNamespace)
            ? PurlComponent.namespace.normalize(rawNamespace)
            : rawNamespace
        PurlComponent.namespace.validate(namespace, true)

        const name = isNonEmptyString(rawName)
            ? PurlComponent.name.normalize(rawName)
            : rawName
        PurlComponent.name.validate(name, true)

        const version = isNonEmptyString(rawVersion)
            ? PurlComponent.version.normalize(rawVersion)
            : rawVersion
        PurlComponent.version.validate(version, true)

        const qualifiers =
            typeof rawQualifiers === 'string' || isObject(rawQualifiers)
                ? PurlComponent.qualifiers.normalize(rawQualifiers)
                : rawQualifiers
        PurlComponent.qualifiers.validate(qualifiers, true)

        const subpath = isNonEmptyString(rawSubpath)
            ? PurlComponent.subpath.normalize(rawSubpath)
            : rawSubpath
        PurlComponent.subpath.validate(subpath, true)

        this.type = type
        this.name = name
        this.namespace = namespace ?? undefined
        this.version = version ?? undefined
        this.qualifiers = qualifiers ?? undefined
        this.subpath = subpath ?? undefined

        const typeHelpers = PurlType[type]
        if (typeHelpers) {
            typeHelpers.normalize(this)
            typeHelpers.validate(this, true)
        }
    }

    toString() {
        const { namespace, name, version, qualifiers, subpath, type } = this
        let purlStr = `pkg:${PurlComponent.type.encode(type)}/`
        if (namespace) {
            purlStr = `${purlStr}${PurlComponent.namespace.encode(namespace)}/`
        }
        purlStr = `${purlStr}${PurlComponent.name.encode(name)}`
        if (version) {
            purlStr = `${purlStr}@${PurlComponent.version.encode(version)}`
        }
        if (qualifiers) {
            purlStr = `${purlStr}?${PurlComponent.qualifiers.encode(qualifiers)}`
        }
        if (subpath) {
            purlStr = `${purlStr}#${PurlComponent.subpath.encode(subpath)}`
        }
        return purlStr
    }

    static fromString(purlStr) {
        return new PackageURL(...PackageURL.parseString(purlStr))
    }

    static parseString(purlStr) {
        // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#how-to-parse-a-purl-string-in-its-components
        if (typeof purlStr !== 'string') {
            throw new Error('A purl string argument is required.')
        }
        if (isBlank(purlStr)) {
            return [
                undefined,
                undefined,
                undefined,
                undefined,
                undefined,
                undefined
            ]
        }

        // Split the remainder once from left on ':'.
        const colonIndex = purlStr.indexOf(':')
        // Use WHATWG URL to split up the purl string.
        //   - Split the purl string once from right on '#'
        //   - Split the remainder once from right on '?'
        //   - Split the remainder once from left on ':'
        let url
        let maybeUrlWithAuth
        if (colonIndex !== -1) {
            try {
                // Since a purl never contains a URL Authority, its scheme
                // must not be suffixed with double slash as in 'pkg://'
                // and should use instead 'pkg:'. Purl parsers must accept
                // URLs such as 'pkg://' and must ignore the '//'
                const beforeColon = purlStr.slice(0, colonIndex)
                const afterColon = purlStr.slice(colonIndex + 1)
                const trimmedAfterColon = trimLeadingSlashes(afterColon)
                url = new URL(`${beforeColon}:${trimmedAfterColon}`)
                maybeUrlWithAuth =
                    afterColon.length === trimmedAfterColon.length
                        ? url
                        : new URL(purlStr)
            } catch (e) {
                throw new PurlError('failed to parse as URL', {
                    cause: e
                })
            }
        }
        // The scheme is a constant with the value "pkg".
        if (url?.protocol !== 'pkg:') {
            throw new PurlError('missing required "pkg" scheme component')
        }
        // A purl must NOT contain a URL Authority i.e. there is no support for
        // username, password, host and port components.
        if (
            maybeUrlWithAuth.username !== '' ||
            maybeUrlWithAuth.password !== ''
        ) {
            throw new PurlError('cannot contain a "user:pass@host:port"')
        }

        const { pathname } = url
        const firstSlashIndex = pathname.indexOf('/')
        const rawType = decodePurlComponent(
            'type',
            firstSlashIndex === -1
                ? pathname
                : pathname.slice(0, firstSlashIndex)
        )
        if (firstSlashIndex < 1) {
            return [
                rawType,
                undefined,
                undefined,
                undefined,
                undefined,
                undefined
            ]
        }

        let rawVersion
        let atSignIndex = pathname.lastIndexOf('@')
        // Handle unencoded leading '@' characters. This is a small break from
        // the specification to make parsing more forgiving so that users don't
        // have to deal with it.
        if (
            atSignIndex !== -1 &&
            pathname.charCodeAt(atSignIndex - 1) === 47 /*'/'*/
        ) {
            atSignIndex = -1
        }
        const beforeVersion = pathname.slice(
            rawType.length + 1,
            atSignIndex === -1 ? pathname.length : atSignIndex
        )
        if (atSignIndex !== -1) {
            // Split the remainder once from right on '@'.
            rawVersion = decodePurlComponent(
                'version',
                pathname.slice(atSignIndex + 1)
            )
        }

        let rawNamespace
        let rawName
        const lastSlashIndex = beforeVersion.lastIndexOf('/')
        if (lastSlashIndex === -1) {
            // Split the remainder once from right on '/'.
            rawName = decodePurlComponent('name', beforeVersion)
        } else {
            // Split the remainder once from right on '/'.
            rawName = decodePurlComponent(
                'name',
                beforeVersion.slice(lastSlashIndex + 1)
            )
            // Split the remainder on '/'.
            rawNamespace = decodePurlComponent(
                'namespace',
                beforeVersion.slice(0, lastSlashIndex)
            )
        }

        let rawQualifiers
        const { searchParams } = url
        if (searchParams.size !== 0) {
            searchParams.forEach((value) =>
                decodePurlComponent('qualifiers', value)
            )
            // Split the remainder once from right on '?'.
            rawQualifiers = searchParams
        }

        let rawSubpath
        const { hash } = url
        if (hash.length !== 0) {
            // Split the purl string once from right on '#'.
            rawSubpath = decodePurlComponent('subpath', hash.slice(1))
        }

        return [
            rawType,
            rawNamespace,
            rawName,
            rawVersion,
            rawQualifiers,
            rawSubpath
        ]
    }
}

for (const staticProp of ['Component', 'KnownQualifierNames', 'Type']) {
    Reflect.defineProperty(PackageURL, staticProp, {
        ...Reflect.getOwnPropertyDescriptor(PackageURL, staticProp),
        writable: false
    })
}

Reflect.setPrototypeOf(PackageURL.prototype, null)

module.exports = {
    PackageURL,
    PurlComponent,
    PurlQualifierNames,
    PurlType
}


/***/ }),

/***/ 71487:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const {
    encodeNamespace,
    encodeVersion,
    encodeQualifiers,
    encodeQualifierParam,
    encodeSubpath,
    encodeURIComponent
} = __webpack_require__(75954)

const { createHelpersNamespaceObject } = __webpack_require__(54947)

const {
    normalizeType,
    normalizeNamespace,
    normalizeName,
    normalizeVersion,
    normalizeQualifiers,
    normalizeSubpath
} = __webpack_require__(44265)

const { localeCompare, isNonEmptyString } = __webpack_require__(22764)

const {
    validateType,
    validateNamespace,
    validateName,
    validateVersion,
    validateQualifiers,
    validateQualifierKey,
    validateSubpath
} = __webpack_require__(93206)

const PurlComponentEncoder = (comp) =>
    isNonEmptyString(comp) ? encodeURIComponent(comp) : ''

const PurlComponentStringNormalizer = (comp) =>
    typeof comp === 'string' ? comp : undefined

const PurlComponentValidator = (_comp, _throws) => true

const componentSortOrderLookup = {
    __proto__: null,
    type: 0,
    namespace: 1,
    name: 2,
    version: 3,
    qualifiers: 4,
    qualifierKey: 5,
    qualifierValue: 6,
    subpath: 7
}

function componentSortOrder(comp) {
    return componentSortOrderLookup[comp] ?? comp
}

function componentComparator(compA, compB) {
    return localeCompare(componentSortOrder(compA), componentSortOrder(compB))
}

module.exports = {
    // Rules for each purl component:
    // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#rules-for-each-purl-component
    PurlComponent: createHelpersNamespaceObject(
        {
            encode: {
                namespace: encodeNamespace,
                version: encodeVersion,
                qualifiers: encodeQualifiers,
                qualifierKey: encodeQualifierParam,
                qualifierValue: encodeQualifierParam,
                subpath: encodeSubpath
            },
            normalize: {
                type: normalizeType,
                namespace: normalizeNamespace,
                name: normalizeName,
                version: normalizeVersion,
                qualifiers: normalizeQualifiers,
                subpath: normalizeSubpath
            },
            validate: {
                type: validateType,
                namespace: validateNamespace,
                name: validateName,
                version: validateVersion,
                qualifierKey: validateQualifierKey,
                qualifiers: validateQualifiers,
                subpath: validateSubpath
            }
        },
        {
            comparator: componentComparator,
            encode: PurlComponentEncoder,
            normalize: PurlComponentStringNormalizer,
            validate: PurlComponentValidator
        }
    )
}


/***/ }),

/***/ 37197:
/***/ ((module) => {



module.exports = {
    // Known qualifiers:
    // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#known-qualifiers-keyvalue-pairs
    PurlQualifierNames: {
        __proto__: null,
        RepositoryUrl: 'repository_url',
        DownloadUrl: 'download_url',
        VcsUrl: 'vcs_url',
        FileName: 'file_name',
        Checksum: 'checksum'
    }
}


/***/ }),

/***/ 48958:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { isNullishOrEmptyString } = __webpack_require__(86808)

const { createHelpersNamespaceObject } = __webpack_require__(54947)

const {
    isSemverString,
    lowerName,
    lowerNamespace,
    lowerVersion,
    replaceDashesWithUnderscores,
    replaceUnderscoresWithDashes
} = __webpack_require__(22764)

const { validateEmptyByType, validateRequiredByType } = __webpack_require__(93206)
const { PurlError } = __webpack_require__(616)

const PurlTypNormalizer = (purl) => purl

const PurlTypeValidator = (_purl, _throws) => true

module.exports = {
    // PURL types:
    // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst
    PurlType: createHelpersNamespaceObject(
        {
            normalize: {
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#alpm
                alpm(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#apk
                apk(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#bitbucket
                bitbucket(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#bitnami
                bitnami(purl) {
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#composer
                composer(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#deb
                deb(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#other-candidate-types-to-define
                gitlab(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#github
                github(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#golang
                // golang(purl) {
                //     // Ignore case-insensitive rule because go.mod are case-sensitive.
                //     // Pending spec change: https://github.com/package-url/purl-spec/pull/196
                //     lowerNamespace(purl)
                //     lowerName(purl)
                //     return purl
                // },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#hex
                hex(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#huggingface
                huggingface(purl) {
                    lowerVersion(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#mlflow
                mlflow(purl) {
                    if (
                        purl.qualifiers?.repository_url?.includes('databricks')
                    ) {
                        lowerName(purl)
                    }
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#npm
                npm(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#luarocks
                luarocks(purl) {
                    lowerVersion(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#oci
                oci(purl) {
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pub
                pub(purl) {
                    lowerName(purl)
                    purl.name = replaceDashesWithUnderscores(purl.name)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pypi
                pypi(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    purl.name = replaceUnderscoresWithDashes(purl.name)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#qpkg
                qpkg(purl) {
                    lowerNamespace(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#rpm
                rpm(purl) {
                    lowerNamespace(purl)
                    return purl
                }
            },
            validate: {
                // TODO: cocoapods name validation
                // TODO: cpan namespace validation
                // TODO: swid qualifier validation
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#conan
                conan(purl, throws) {
                    if (isNullishOrEmptyString(purl.namespace)) {
                        if (purl.qualifiers?.channel) {
                            if (throws) {
                                throw new PurlError(
                                    'conan requires a "namespace" component when a "channel" qualifier is present'
                                )
                            }
                            return false
                        }
                    } else if (isNullishOrEmptyString(purl.qualifiers)) {
                        if (throws) {
                            throw new PurlError(
                                'conan requires a "qualifiers" component when a namespace is present'
                            )
                        }
                        return false
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#cran
                cran(purl, throws) {
                    return validateRequiredByType(
                        'cran',
                        'version',
                        purl.version,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#golang
                golang(purl) {
                    // Still being lenient here since the standard changes aren't official.
                    // Pending spec change: https://github.com/package-url/purl-spec/pull/196
                    const { version } = purl
                    const length =
                        typeof version === 'string' ? version.length : 0
                    // If the version starts with a "v" then ensure its a valid semver version.
                    // This, by semver semantics, also supports pseudo-version number.
                    // https://go.dev/doc/modules/version-numbers#pseudo-version-number
                    if (
                        length &&
                        version.charCodeAt(0) === 118 /*'v'*/ &&
                        !isSemverString(version.slice(1))
                    ) {
                        if (throws) {
                            throw new PurlError(
                                'golang "version" component starting with a "v" must be followed by a valid semver version'
                            )
                        }
                        return false
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#maven
                maven(purl, throws) {
                    return validateRequiredByType(
                        'maven',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#mlflow
                mlflow(purl, throws) {
                    return validateEmptyByType(
                        'mlflow',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#oci
                oci(purl, throws) {
                    return validateEmptyByType(
                        'oci',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pub
                pub(purl, throws) {
                    const { name } = purl
                    for (let i = 0, { length } = name; i < length; i += 1) {
                        const code = name.charCodeAt(i)
                        // prettier-ignore
                        if (
                  !(
                      (
                          (code >= 48 && code <= 57)  || // 0-9
                          (code >= 97 && code <= 122) || // a-z
                          code === 95 // _
                      )
                  )
              ) {
                  if (throws) {
                      throw new PurlError(
                          'pub "name" component may only contain [a-z0-9_] characters'
                      )
                  }
                  return false
              }
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#swift
                swift(purl, throws) {
                    return (
                        validateRequiredByType(
                            'swift',
                            'namespace',
                            purl.namespace,
                            throws
                        ) &&
                        validateRequiredByType(
                            'swift',
                            'version',
                            purl.version,
                            throws
                        )
                    )
                }
            }
        },
        {
            normalize: PurlTypNormalizer,
            validate: PurlTypeValidator
        }
    )
}


/***/ }),

/***/ 22764:
/***/ ((module) => {



// Intl.Collator is faster than String#localeCompare
// https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/localeCompare:
// > When comparing large numbers of strings, such as in sorting large arrays,
// > it is better to create an Intl.Collator object and use the function provided
// > by its compare() method.
const { compare: localeCompare } = new Intl.Collator()

// This regexp is valid as of 2024-08-01.
// https://semver.org/#is-there-a-suggested-regular-expression-regex-to-check-a-semver-string
const regexSemverNumberedGroups =
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/

function isBlank(str) {
    for (let i = 0, { length } = str; i < length; i += 1) {
        const code = str.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                // Whitespace characters according to ECMAScript spec:
                // https://tc39.es/ecma262/#sec-white-space
                (
                    code === 0x0020 || // Space
                    code === 0x0009 || // Tab
                    code === 0x000a || // Line Feed
                    code === 0x000b || // Vertical Tab
                    code === 0x000c || // Form Feed
                    code === 0x000d || // Carriage Return
                    code === 0x00a0 || // No-Break Space
                    code === 0x1680 || // Ogham Space Mark
                    code === 0x2000 || // En Quad
                    code === 0x2001 || // Em Quad
                    code === 0x2002 || // En Space
                    code === 0x2003 || // Em Space
                    code === 0x2004 || // Three-Per-Em Space
                    code === 0x2005 || // Four-Per-Em Space
                    code === 0x2006 || // Six-Per-Em Space
                    code === 0x2007 || // Figure Space
                    code === 0x2008 || // Punctuation Space
                    code === 0x2009 || // Thin Space
                    code === 0x200a || // Hair Space
                    code === 0x2028 || // Line Separator
                    code === 0x2029 || // Paragraph Separator
                    code === 0x202f || // Narrow No-Break Space
                    code === 0x205f || // Medium Mathematical Space
                    code === 0x3000 || // Ideographic Space
                    code === 0xfeff    // Byte Order Mark
                )
            )
        ) {
            return false
        }
    }
    return true
}

function isNonEmptyString(value) {
    return typeof value === 'string' && value.length > 0
}

function isSemverString(value) {
    return typeof value === 'string' && regexSemverNumberedGroups.test(value)
}

function lowerName(purl) {
    purl.name = purl.name.toLowerCase()
}

function lowerNamespace(purl) {
    const { namespace } = purl
    if (typeof namespace === 'string') {
        purl.namespace = namespace.toLowerCase()
    }
}

function lowerVersion(purl) {
    const { version } = purl
    if (typeof version === 'string') {
        purl.version = version.toLowerCase()
    }
}

function replaceDashesWithUnderscores(str) {
    // Replace all "-" with "_"
    let result = ''
    let fromIndex = 0
    let index = 0
    while ((index = str.indexOf('-', fromIndex)) !== -1) {
        result = result + str.slice(fromIndex, index) + '_'
        fromIndex = index + 1
    }
    return fromIndex ? result + str.slice(fromIndex) : str
}

function replaceUnderscoresWithDashes(str) {
    // Replace all "_" with "-"
    let result = ''
    let fromIndex = 0
    let index = 0
    while ((index = str.indexOf('_', fromIndex)) !== -1) {
        result = result + str.slice(fromIndex, index) + '-'
        fromIndex = index + 1
    }
    return fromIndex ? result + str.slice(fromIndex) : str
}

function trimLeadingSlashes(str) {
    let start = 0
    while (str.charCodeAt(start) === 47 /*'/'*/) {
        start += 1
    }
    return start === 0 ? str : str.slice(start)
}

module.exports = {
    isBlank,
    isNonEmptyString,
    isSemverString,
    localeCompare,
    lowerName,
    lowerNamespace,
    lowerVersion,
    replaceDashesWithUnderscores,
    replaceUnderscoresWithDashes,
    trimLeadingSlashes
}


/***/ }),

/***/ 93206:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { PurlError } = __webpack_require__(616)
const { isNullishOrEmptyString } = __webpack_require__(86808)
const { isNonEmptyString } = __webpack_require__(22764)

function validateEmptyByType(type, name, value, throws) {
    if (!isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`${type} "${name}" component must be empty`)
        }
        return false
    }
    return true
}

function validateName(name, throws) {
    return (
        validateRequired('name', name, throws) &&
        validateStrings('name', name, throws)
    )
}

function validateNamespace(namespace, throws) {
    return validateStrings('namespace', namespace, throws)
}

function validateQualifiers(qualifiers, throws) {
    if (qualifiers === null || qualifiers === undefined) {
        return true
    }
    if (typeof qualifiers !== 'object') {
        if (throws) {
            throw new PurlError('"qualifiers" must be an object')
        }
        return false
    }
    const keysIterable =
        // URL searchParams have an "keys" method that returns an iterator.
        typeof qualifiers.keys === 'function'
            ? qualifiers.keys()
            : Object.keys(qualifiers)
    for (const key of keysIterable) {
        if (!validateQualifierKey(key, throws)) {
            return false
        }
    }
    return true
}

function validateQualifierKey(key, throws) {
    // A key cannot start with a number.
    if (!validateStartsWithoutNumber('qualifier', key, throws)) {
        return false
    }
    // The key must be composed only of ASCII letters and numbers,
    // '.', '-' and '_' (period, dash and underscore).
    for (let i = 0, { length } = key; i < length; i += 1) {
        const code = key.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                (
                    (code >= 48 && code <= 57)  || // 0-9
                    (code >= 65 && code <= 90)  || // A-Z
                    (code >= 97 && code <= 122) || // a-z
                    code === 46 || // .
                    code === 45 || // -
                    code === 95    // _
                )
            )
        ) {
            if (throws) {
                throw new PurlError(
                    `qualifier "${key}" contains an illegal character`
                )
            }
            return false
        }
    }
    return true
}

function validateRequired(name, value, throws) {
    if (isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`"${name}" is a required component`)
        }
        return false
    }
    return true
}

function validateRequiredByType(type, name, value, throws) {
    if (isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`${type} requires a "${name}" component`)
        }
        return false
    }
    return true
}

function validateStartsWithoutNumber(name, value, throws) {
    if (isNonEmptyString(value)) {
        const code = value.charCodeAt(0)
        if (code >= 48 /*'0'*/ && code <= 57 /*'9'*/) {
            if (throws) {
                throw new PurlError(
                    `${name} "${value}" cannot start with a number`
                )
            }
            return false
        }
    }
    return true
}

function validateStrings(name, value, throws) {
    if (value === null || value === undefined || typeof value === 'string') {
        return true
    }
    if (throws) {
        throw new PurlError(`"'${name}" must be a string`)
    }
    return false
}

function validateSubpath(subpath, throws) {
    return validateStrings('subpath', subpath, throws)
}

function validateType(type, throws) {
    // The type cannot be nullish, an empty string, or start with a number.
    if (
        !validateRequired('type', type, throws) ||
        !validateStrings('type', type, throws) ||
        !validateStartsWithoutNumber('type', type, throws)
    ) {
        return false
    }
    // The package type is composed only of ASCII letters and numbers,
    // '.', '+' and '-' (period, plus, and dash)
    for (let i = 0, { length } = type; i < length; i += 1) {
        const code = type.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                (
                    (code >= 48 && code <= 57)  || // 0-9
                    (code >= 65 && code <= 90)  || // A-Z
                    (code >= 97 && code <= 122) || // a-z
                    code === 46 || // .
                    code === 43 || // +
                    code === 45    // -
                )
            )
        ) {
            if (throws) {
                throw new PurlError(
                    `type "${type}" contains an illegal character`
                )
            }
            return false
        }
    }
    return true
}

function validateVersion(version, throws) {
    return validateStrings('version', version, throws)
}

module.exports = {
    validateEmptyByType,
    validateName,
    validateNamespace,
    validateQualifiers,
    validateQualifierKey,
    validateRequired,
    validateRequiredByType,
    validateStartsWithoutNumber,
    validateStrings,
    validateSubpath,
    validateType,
    validateVersion
}


/***/ }),

/***/ 68898:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { valid, clean, explain, parse } = __webpack_require__(74818);

const { lt, le, eq, ne, ge, gt, compare, rcompare } = __webpack_require__(12124);

const {
  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,
} = __webpack_require__(30790);

const { major, minor, patch, inc } = __webpack_require__(38940);

module.exports = {
  // version
  valid,
  clean,
  explain,
  parse,

  // operator
  lt,
  le,
  lte: le,
  eq,
  ne,
  neq: ne,
  ge,
  gte: ge,
  gt,
  compare,
  rcompare,

  // range
  filter,
  maxSatisfying,
  minSatisfying,
  RANGE_PATTERN,
  satisfies,
  validRange,

  // semantic
  major,
  minor,
  patch,
  inc,
};


/***/ }),

/***/ 12124:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { parse } = __webpack_require__(74818);

module.exports = {
  compare,
  rcompare,
  lt,
  le,
  eq,
  ne,
  ge,
  gt,
  '<': lt,
  '<=': le,
  '==': eq,
  '!=': ne,
  '>=': ge,
  '>': gt,
  '===': arbitrary,
};

function lt(version, other) {
  return compare(version, other) < 0;
}

function le(version, other) {
  return compare(version, other) <= 0;
}

function eq(version, other) {
  return compare(version, other) === 0;
}

function ne(version, other) {
  return compare(version, other) !== 0;
}

function ge(version, other) {
  return compare(version, other) >= 0;
}

function gt(version, other) {
  return compare(version, other) > 0;
}

function arbitrary(version, other) {
  return version.toLowerCase() === other.toLowerCase();
}

function compare(version, other) {
  const parsedVersion = parse(version);
  const parsedOther = parse(other);

  const keyVersion = calculateKey(parsedVersion);
  const keyOther = calculateKey(parsedOther);

  return pyCompare(keyVersion, keyOther);
}

function rcompare(version, other) {
  return -compare(version, other);
}

// this logic is buitin in python, but we need to port it to js
// see https://stackoverflow.com/a/5292332/1438522
function pyCompare(elemIn, otherIn) {
  let elem = elemIn;
  let other = otherIn;
  if (elem === other) {
    return 0;
  }
  if (Array.isArray(elem) !== Array.isArray(other)) {
    elem = Array.isArray(elem) ? elem : [elem];
    other = Array.isArray(other) ? other : [other];
  }
  if (Array.isArray(elem)) {
    const len = Math.min(elem.length, other.length);
    for (let i = 0; i < len; i += 1) {
      const res = pyCompare(elem[i], other[i]);
      if (res !== 0) {
        return res;
      }
    }
    return elem.length - other.length;
  }
  if (elem === -Infinity || other === Infinity) {
    return -1;
  }
  if (elem === Infinity || other === -Infinity) {
    return 1;
  }
  return elem < other ? -1 : 1;
}

function calculateKey(input) {
  const { epoch } = input;
  let { release, pre, post, local, dev } = input;
  // When we compare a release version, we want to compare it with all of the
  // trailing zeros removed. So we'll use a reverse the list, drop all the now
  // leading zeros until we come to something non zero, then take the rest
  // re-reverse it back into the correct order and make it a tuple and use
  // that for our sorting key.
  release = release.concat();
  release.reverse();
  while (release.length && release[0] === 0) {
    release.shift();
  }
  release.reverse();

  // We need to "trick" the sorting algorithm to put 1.0.dev0 before 1.0a0.
  // We'll do this by abusing the pre segment, but we _only_ want to do this
  // if there is !a pre or a post segment. If we have one of those then
  // the normal sorting rules will handle this case correctly.
  if (!pre && !post && dev) pre = -Infinity;
  // Versions without a pre-release (except as noted above) should sort after
  // those with one.
  else if (!pre) pre = Infinity;

  // Versions without a post segment should sort before those with one.
  if (!post) post = -Infinity;

  // Versions without a development segment should sort after those with one.
  if (!dev) dev = Infinity;

  if (!local) {
    // Versions without a local segment should sort before those with one.
    local = -Infinity;
  } else {
    // Versions with a local segment need that segment parsed to implement
    // the sorting rules in PEP440.
    // - Alpha numeric segments sort before numeric segments
    // - Alpha numeric segments sort lexicographically
    // - Numeric segments sort numerically
    // - Shorter versions sort before longer versions when the prefixes
    //   match exactly
    local = local.map((i) =>
      Number.isNaN(Number(i)) ? [-Infinity, i] : [Number(i), ''],
    );
  }

  return [epoch, release, pre, post, dev, local];
}


/***/ }),

/***/ 38940:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { explain, parse, stringify } = __webpack_require__(74818);

// those notation are borrowed from semver
module.exports = {
  major,
  minor,
  patch,
  inc,
};

function major(input) {
  const version = explain(input);
  if (!version) {
    throw new TypeError('Invalid Version: ' + input);
  }
  return version.release[0];
}

function minor(input) {
  const version = explain(input);
  if (!version) {
    throw new TypeError('Invalid Version: ' + input);
  }
  if (version.release.length < 2) {
    return 0;
  }
  return version.release[1];
}

function patch(input) {
  const version = explain(input);
  if (!version) {
    throw new TypeError('Invalid Version: ' + input);
  }
  if (version.release.length < 3) {
    return 0;
  }
  return version.release[2];
}

function inc(input, release, preReleaseIdentifier) {
  let identifier = preReleaseIdentifier || `a`;
  const version = parse(input);

  if (!version) {
    return null;
  }

  if (
    !['a', 'b', 'c', 'rc', 'alpha', 'beta', 'pre', 'preview'].includes(
      identifier,
    )
  ) {
    return null;
  }

  switch (release) {
    case 'premajor':
      {
        const [majorVersion] = version.release;
        version.release.fill(0);
        version.release[0] = majorVersion + 1;
      }
      version.pre = [identifier, 0];
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'preminor':
      {
        const [majorVersion, minorVersion = 0] = version.release;
        version.release.fill(0);
        version.release[0] = majorVersion;
        version.release[1] = minorVersion + 1;
      }
      version.pre = [identifier, 0];
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'prepatch':
      {
        const [majorVersion, minorVersion = 0, patchVersion = 0] =
          version.release;
        version.release.fill(0);
        version.release[0] = majorVersion;
        version.release[1] = minorVersion;
        version.release[2] = patchVersion + 1;
      }
      version.pre = [identifier, 0];
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'prerelease':
      if (version.pre === null) {
        const [majorVersion, minorVersion = 0, patchVersion = 0] =
          version.release;
        version.release.fill(0);
        version.release[0] = majorVersion;
        version.release[1] = minorVersion;
        version.release[2] = patchVersion + 1;
        version.pre = [identifier, 0];
      } else {
        if (preReleaseIdentifier === undefined && version.pre !== null) {
          [identifier] = version.pre;
        }

        const [letter, number] = version.pre;
        if (letter === identifier) {
          version.pre = [letter, number + 1];
        } else {
          version.pre = [identifier, 0];
        }
      }

      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'major':
      if (
        version.release.slice(1).some((value) => value !== 0) ||
        version.pre === null
      ) {
        const [majorVersion] = version.release;
        version.release.fill(0);
        version.release[0] = majorVersion + 1;
      }
      delete version.pre;
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'minor':
      if (
        version.release.slice(2).some((value) => value !== 0) ||
        version.pre === null
      ) {
        const [majorVersion, minorVersion = 0] = version.release;
        version.release.fill(0);
        version.release[0] = majorVersion;
        version.release[1] = minorVersion + 1;
      }
      delete version.pre;
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    case 'patch':
      if (
        version.release.slice(3).some((value) => value !== 0) ||
        version.pre === null
      ) {
        const [majorVersion, minorVersion = 0, patchVersion = 0] =
          version.release;
        version.release.fill(0);
        version.release[0] = majorVersion;
        version.release[1] = minorVersion;
        version.release[2] = patchVersion + 1;
      }
      delete version.pre;
      delete version.post;
      delete version.dev;
      delete version.local;
      break;
    default:
      return null;
  }

  return stringify(version);
}


/***/ }),

/***/ 30790:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

// This file is dual licensed under the terms of the Apache License, Version
// 2.0, and the BSD License. See the LICENSE file in the root of this repository
// for complete details.

const { VERSION_PATTERN, explain: explainVersion } = __webpack_require__(74818);

const Operator = __webpack_require__(12124);

const RANGE_PATTERN = [
  '(?<operator>(===|~=|==|!=|<=|>=|<|>))',
  '\\s*',
  '(',
  /*  */ '(?<version>(?:' + VERSION_PATTERN.replace(/\?<\w+>/g, '?:') + '))',
  /*  */ '(?<prefix>\\.\\*)?',
  /*  */ '|',
  /*  */ '(?<legacy>[^,;\\s)]+)',
  ')',
].join('');

module.exports = {
  RANGE_PATTERN,
  parse,
  satisfies,
  filter,
  validRange,
  maxSatisfying,
  minSatisfying,
};

const isEqualityOperator = (op) => ['==', '!=', '==='].includes(op);

const rangeRegex = new RegExp('^' + RANGE_PATTERN + '$', 'i');

function parse(ranges) {
  if (!ranges.trim()) {
    return [];
  }

  const specifiers = ranges
    .split(',')
    .map((range) => rangeRegex.exec(range.trim()) || {})
    .map(({ groups }) => {
      if (!groups) {
        return null;
      }

      let { ...spec } = groups;
      const { operator, version, prefix, legacy } = groups;

      if (version) {
        spec = { ...spec, ...explainVersion(version) };
        if (operator === '~=') {
          if (spec.release.length < 2) {
            return null;
          }
        }
        if (!isEqualityOperator(operator) && spec.local) {
          return null;
        }

        if (prefix) {
          if (!isEqualityOperator(operator) || spec.dev || spec.local) {
            return null;
          }
        }
      }
      if (legacy && operator !== '===') {
        return null;
      }

      return spec;
    });

  if (specifiers.filter(Boolean).length !== specifiers.length) {
    return null;
  }

  return specifiers;
}

function filter(versions, specifier, options = {}) {
  const filtered = pick(versions, specifier, options);
  if (filtered.length === 0 && options.prereleases === undefined) {
    return pick(versions, specifier, { prereleases: true });
  }
  return filtered;
}

function maxSatisfying(versions, range, options) {
  const found = filter(versions, range, options).sort(Operator.compare);
  return found.length === 0 ? null : found[found.length - 1];
}

function minSatisfying(versions, range, options) {
  const found = filter(versions, range, options).sort(Operator.compare);
  return found.length === 0 ? null : found[0];
}

function pick(versions, specifier, options) {
  const parsed = parse(specifier);

  if (!parsed) {
    return [];
  }

  return versions.filter((version) => {
    const explained = explainVersion(version);

    if (!parsed.length) {
      return explained && !(explained.is_prerelease && !options.prereleases);
    }

    return parsed.reduce((pass, spec) => {
      if (!pass) {
        return false;
      }
      return contains({ ...spec, ...options }, { version, explained });
    }, true);
  });
}

function satisfies(version, specifier, options = {}) {
  const filtered = pick([version], specifier, options);

  return filtered.length === 1;
}

function arrayStartsWith(array, prefix) {
  if (prefix.length > array.length) {
    return false;
  }

  for (let i = 0; i < prefix.length; i += 1) {
    if (prefix[i] !== array[i]) {
      return false;
    }
  }

  return true;
}

function contains(specifier, input) {
  const { explained } = input;
  let { version } = input;
  const { ...spec } = specifier;

  if (spec.prereleases === undefined) {
    spec.prereleases = spec.is_prerelease;
  }

  if (explained && explained.is_prerelease && !spec.prereleases) {
    return false;
  }

  if (spec.operator === '~=') {
    let compatiblePrefix = spec.release.slice(0, -1).concat('*').join('.');
    if (spec.epoch) {
      compatiblePrefix = spec.epoch + '!' + compatiblePrefix;
    }
    return satisfies(version, `>=${spec.version}, ==${compatiblePrefix}`, {
      prereleases: spec.prereleases,
    });
  }

  if (spec.prefix) {
    const isMatching =
      explained.epoch === spec.epoch &&
      arrayStartsWith(explained.release, spec.release);
    const isEquality = spec.operator !== '!=';
    return isEquality ? isMatching : !isMatching;
  }

  if (explained)
    if (explained.local && spec.version) {
      version = explained.public;
      spec.version = explainVersion(spec.version).public;
    }

  if (spec.operator === '<' || spec.operator === '>') {
    // simplified version of https://www.python.org/dev/peps/pep-0440/#exclusive-ordered-comparison
    if (Operator.eq(spec.release.join('.'), explained.release.join('.'))) {
      return false;
    }
  }

  const op = Operator[spec.operator];
  return op(version, spec.version || spec.legacy);
}

function validRange(specifier) {
  return Boolean(parse(specifier));
}


/***/ }),

/***/ 74818:
/***/ ((module) => {

const VERSION_PATTERN = [
  'v?',
  '(?:',
  /* */ '(?:(?<epoch>[0-9]+)!)?', // epoch
  /* */ '(?<release>[0-9]+(?:\\.[0-9]+)*)', // release segment
  /* */ '(?<pre>', // pre-release
  /*    */ '[-_\\.]?',
  /*    */ '(?<pre_l>(a|b|c|rc|alpha|beta|pre|preview))',
  /*    */ '[-_\\.]?',
  /*    */ '(?<pre_n>[0-9]+)?',
  /* */ ')?',
  /* */ '(?<post>', // post release
  /*    */ '(?:-(?<post_n1>[0-9]+))',
  /*    */ '|',
  /*    */ '(?:',
  /*        */ '[-_\\.]?',
  /*        */ '(?<post_l>post|rev|r)',
  /*        */ '[-_\\.]?',
  /*        */ '(?<post_n2>[0-9]+)?',
  /*    */ ')',
  /* */ ')?',
  /* */ '(?<dev>', // dev release
  /*    */ '[-_\\.]?',
  /*    */ '(?<dev_l>dev)',
  /*    */ '[-_\\.]?',
  /*    */ '(?<dev_n>[0-9]+)?',
  /* */ ')?',
  ')',
  '(?:\\+(?<local>[a-z0-9]+(?:[-_\\.][a-z0-9]+)*))?', // local version
].join('');

module.exports = {
  VERSION_PATTERN,
  valid,
  clean,
  explain,
  parse,
  stringify,
};

const validRegex = new RegExp('^' + VERSION_PATTERN + '$', 'i');

function valid(version) {
  return validRegex.test(version) ? version : null;
}

const cleanRegex = new RegExp('^\\s*' + VERSION_PATTERN + '\\s*$', 'i');
function clean(version) {
  return stringify(parse(version, cleanRegex));
}

function parse(version, regex) {
  // Validate the version and parse it into pieces
  const { groups } = (regex || validRegex).exec(version) || {};
  if (!groups) {
    return null;
  }

  // Store the parsed out pieces of the version
  const parsed = {
    epoch: Number(groups.epoch ? groups.epoch : 0),
    release: groups.release.split('.').map(Number),
    pre: normalize_letter_version(groups.pre_l, groups.pre_n),
    post: normalize_letter_version(
      groups.post_l,
      groups.post_n1 || groups.post_n2,
    ),
    dev: normalize_letter_version(groups.dev_l, groups.dev_n),
    local: parse_local_version(groups.local),
  };

  return parsed;
}

function stringify(parsed) {
  if (!parsed) {
    return null;
  }
  const { epoch, release, pre, post, dev, local } = parsed;
  const parts = [];

  // Epoch
  if (epoch !== 0) {
    parts.push(`${epoch}!`);
  }
  // Release segment
  parts.push(release.join('.'));

  // Pre-release
  if (pre) {
    parts.push(pre.join(''));
  }
  // Post-release
  if (post) {
    parts.push('.' + post.join(''));
  }
  // Development release
  if (dev) {
    parts.push('.' + dev.join(''));
  }
  // Local version segment
  if (local) {
    parts.push(`+${local}`);
  }
  return parts.join('');
}

function normalize_letter_version(letterIn, numberIn) {
  let letter = letterIn;
  let number = numberIn;
  if (letter) {
    // We consider there to be an implicit 0 in a pre-release if there is
    // not a numeral associated with it.
    if (!number) {
      number = 0;
    }
    // We normalize any letters to their lower case form
    letter = letter.toLowerCase();

    // We consider some words to be alternate spellings of other words and
    // in those cases we want to normalize the spellings to our preferred
    // spelling.
    if (letter === 'alpha') {
      letter = 'a';
    } else if (letter === 'beta') {
      letter = 'b';
    } else if (['c', 'pre', 'preview'].includes(letter)) {
      letter = 'rc';
    } else if (['rev', 'r'].includes(letter)) {
      letter = 'post';
    }
    return [letter, Number(number)];
  }
  if (!letter && number) {
    // We assume if we are given a number, but we are not given a letter
    // then this is using the implicit post release syntax (e.g. 1.0-1)
    letter = 'post';

    return [letter, Number(number)];
  }
  return null;
}

function parse_local_version(local) {
  /*
    Takes a string like abc.1.twelve and turns it into("abc", 1, "twelve").
    */
  if (local) {
    return local
      .split(/[._-]/)
      .map((part) =>
        Number.isNaN(Number(part)) ? part.toLowerCase() : Number(part),
      );
  }
  return null;
}

function explain(version) {
  const parsed = parse(version);
  if (!parsed) {
    return parsed;
  }
  const { epoch, release, pre, post, dev, local } = parsed;

  let base_version = '';
  if (epoch !== 0) {
    base_version += epoch + '!';
  }
  base_version += release.join('.');

  const is_prerelease = Boolean(dev || pre);
  const is_devrelease = Boolean(dev);
  const is_postrelease = Boolean(post);

  // return

  return {
    epoch,
    release,
    pre,
    post: post ? post[1] : post,
    dev: dev ? dev[1] : dev,
    local: local ? local.join('.') : local,
    public: stringify(parsed).split('+', 1)[0],
    base_version,
    is_prerelease,
    is_devrelease,
    is_postrelease,
  };
}


/***/ })

};
